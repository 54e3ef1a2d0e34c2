import { usePageContext } from 'vike-react/usePageContext'
import { illustrations } from '../illustrations/index.ts'

interface Props {
  name: string
  alt: string
  /** For a drawing below the first view: a file, which the browser fetches when it comes near and keeps for other pages. */
  later?: boolean
}

/** The illustration with this name. Throws when there is none, so that the build fails. */
export function Drawing({ name, alt, later = false }: Props) {
  const { drawings } = usePageContext()
  const Illustration = illustrations[name]
  if (!Illustration) {
    throw new Error(
      `There is no illustration "${name}". Add renderer/illustrations/${name}.tsx and list it in index.ts.`,
    )
  }
  const file = later && drawings[name]
  if (file)
    return <img className="illustration" src={file} alt={alt} width={480} height={360} loading="lazy" />
  return <Illustration alt={alt} />
}
