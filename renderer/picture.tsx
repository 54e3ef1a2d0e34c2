import type { PictureSource, PictureVariant } from './picture-source.ts'

interface PictureProps {
  image: PictureSource
  /** Empty only where the text beside it says the same. */
  alt: string
}

/** HTML's `sizes`: beside the words on wide windows. */
const sizes = '(min-width: 90rem) 70vw, 100vw'

const sourceSet = (variants: PictureVariant[]) =>
  variants.map(({ url, width }) => `${url} ${width}w`).join(', ')

/** The photograph at the top of a treatment's page, in the best format and size that the browser supports. Its box keeps its size while it loads. */
export function Picture({ image, alt }: PictureProps) {
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
          fetchPriority="high"
          decoding="async"
        />
      </picture>
    </span>
  )
}
