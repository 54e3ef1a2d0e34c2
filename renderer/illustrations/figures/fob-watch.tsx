/** The nurse's watch, pinned upside down, 80 units high. */
export function FobWatch() {
  return (
    <>
      <path className="i-oxblood" d="M-24 0h48a5 5 0 0 1 0 11h-48a5 5 0 0 1 0-11Z" />
      <path className="i-line" d="M0 11v16" />
      <circle className="i-chalk i-line" cy="53" r="26" />
      <path className="i-line i-fine" d="M0 53v14M0 53l-12-7" />
    </>
  )
}
