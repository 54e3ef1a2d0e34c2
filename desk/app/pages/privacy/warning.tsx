import { Link } from 'react-router-dom'
import { referencePattern } from '../../../../schemas/enquiry-reference.ts'

const reference = new RegExp(`(${referencePattern})`)

/** A sentence to heed before anything is disclosed or erased. The references in it are links. */
export function Warning({ children }: { children: string }) {
  return (
    <p className="flag">
      {children.split(reference).map((part) =>
        reference.test(part) ? (
          <Link key={part} to={`/enquiries/${part}`}>
            {part}
          </Link>
        ) : (
          part
        ),
      )}
    </p>
  )
}
