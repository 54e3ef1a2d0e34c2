/** The treatment couch with its pillow, below a head that lies on it. */
export function Couch() {
  return (
    <>
      <path className="i-pink-deep" d="M-900 392h2280v700H-900Z" />
      <path className="i-chalk" d="M-900 392h2280v34H-900Z" />
      <path className="i-line" d="M-900 392h2280M-900 426h2280M-900 488h2280" />
      <path
        className="i-pink-pale i-line"
        d="M196 392c-30-30-30-82 6-96 80-24 190-24 264 0 40 14 44 66 14 96Z"
      />
    </>
  )
}
