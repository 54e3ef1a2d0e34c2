import { markPaths } from './mark-paths.ts'

/** The clinic's logo: a nurse's fob watch. */
export function Mark() {
  return (
    <svg className="brand-mark" viewBox="0 0 36 36" aria-hidden="true">
      <path className="mark-pin" d={markPaths.pin} />
      <path className="mark-dial" d={markPaths.strap} />
      <path className="mark-dial" fillRule="evenodd" d={markPaths.dial} />
      <path className="mark-hands" d={markPaths.hands} />
    </svg>
  )
}
