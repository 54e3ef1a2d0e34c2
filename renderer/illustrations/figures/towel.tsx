/** A towel on the couch, below a limb that lies on it. */
export function Towel() {
  return (
    <>
      <path className="i-pink" d="M-900 316h2280v800H-900Z" />
      <path className="i-chalk" d="M-900 316h2280v74H-900Z" />
      <path className="i-line" d="M-900 316h2280M-900 390h2280" />
      <path className="i-line i-fine" d="M-900 376h2280M-900 474h2280M60 474v300M420 474v300" />
    </>
  )
}
