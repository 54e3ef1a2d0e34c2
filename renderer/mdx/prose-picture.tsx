import { usePageContext } from 'vike-react/usePageContext'
import { Picture } from '../picture.tsx'

/** A picture in prose, `![what it shows](images/peel.png)`. Throws when content/images lacks it. */
export function ProsePicture({ src = '', alt = '' }: { src?: string | undefined; alt?: string | undefined }) {
  const { pictures } = usePageContext()
  const image = pictures[src]
  if (!image) throw new Error(`The picture "${src}" is missing. Put it into content/images.`)
  return <Picture image={image} alt={alt} inProse />
}
