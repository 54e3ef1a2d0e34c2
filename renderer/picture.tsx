import type { PictureSource, PictureVariant } from './picture-source.ts'

interface PictureProps {
  image: PictureSource
  /** Empty only where the text beside it says the same. */
  alt: string
  /** HTML's `sizes`. */
  sizes: string
  /** Loads at once; for a picture at the top of the page. */
  eager?: boolean
}

const sourceSet = (variants: PictureVariant[]) =>
  variants.map(({ url, width }) => `${url} ${width}w`).join(', ')

/** A photograph in the best format and size that the browser supports. Its box keeps its size while it loads. */
export function Picture({ image, alt, sizes, eager = false }: PictureProps) {
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
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
    </span>
  )
}
