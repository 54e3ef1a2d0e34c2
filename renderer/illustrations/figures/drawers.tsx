/** The front of a desk or cabinet whose top is at y = 340, as far as a tall crop shows it. */
export function Drawers() {
  return (
    <>
      <path className="i-pink-deep" d="M-900 340h2280v800H-900Z" />
      <path
        className="i-line i-fine"
        d="M-900 340h2280M-40 374h270v62H-40ZM250 374h270v62H250ZM-40 456h270v62H-40ZM250 456h270v62H250ZM81 404h28M371 404h28M81 486h28M371 486h28"
      />
    </>
  )
}
