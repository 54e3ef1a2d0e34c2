import { usePageContext } from 'vike-react/usePageContext'
import type { PictureVariant } from './picture-source.ts'

interface PictureProps {
  /** As content names it: `images/peel.jpg`. */
  src: string
  /** Empty only where the text beside it says the same. */
  alt: string
  /** Otherwise it is the photograph at the top of a treatment's page. */
  inProse?: boolean
}

/** HTML's `sizes`: at the top of a page, beside the words on wide windows. */
const sizesAtTop = '(min-width: 90rem) 70vw, 100vw'
const sizesInProse = '(min-width: 40rem) 36rem, 100vw'

const sourceSet = (variants: PictureVariant[]) =>
  variants.map(({ url, width }) => `${url} ${width}w`).join(', ')

/**
 * A photograph in the best format and size that the browser supports. Its box keeps its size while it loads. Throws when
 * content/images lacks it.
 */
export function Picture({ src, alt, inProse = false }: PictureProps) {
  const image = usePageContext().pictures[src]
  if (!image) throw new Error(`The picture "${src}" is missing. Put it into content/images.`)
  const sizes = inProse ? sizesInProse : sizesAtTop
  const avif = image.variants.filter(({ format }) => format === 'avif')
  const webp = image.variants.filter(({ format }) => format === 'webp')
  return (
    <span className="picture">
      <img className="picture-stand-in" src={image.placeholder} alt="" aria-hidden="true" />
      <picture>
        <source type="image/avif" srcSet={sourceSet(avif)} sizes={sizes} />
        <img
          className="picture-image"
          src={webp.at(-1)?.url}
          srcSet={sourceSet(webp)}
          sizes={sizes}
          width={image.width}
          height={image.height}
          alt={alt}
          {...(inProse ? { loading: 'lazy' } : { fetchPriority: 'high' })}
          decoding="async"
        />
      </picture>
    </span>
  )
}
