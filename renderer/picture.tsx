import type { PictureSource, PictureVariant } from './picture-source.ts'

interface PictureProps {
  image: PictureSource
  /** What is seen; empty only where the words beside it say the same. */
  alt: string
  /** How wide the picture stands in the page, as HTML's `sizes` says it. */
  sizes: string
  /** True for the picture a visitor sees first: fetched at once, before others. */
  eager?: boolean
}

const sourceSet = (variants: PictureVariant[]) =>
  variants.map(({ url, width }) => `${url} ${width}w`).join(', ')

/** A photograph in the best format and size the browser takes, in a box that keeps its shape while it loads. */
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
