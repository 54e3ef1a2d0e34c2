import { Drawing } from '../../../renderer/parts/drawing.tsx'
import { useSite } from '../../../renderer/use-site.ts'

/** A drawing, until there are pictures of the clinic. */
export function Gallery() {
  const words = useSite().home.gallery
  return (
    <section id="gallery" data-tone="pink-pale" aria-labelledby="gallery-heading">
      <h2 className="visually-hidden" id="gallery-heading">
        {words.heading}
      </h2>
      <div className="scene">
        <Drawing name="gallery" alt={words.alt} />
      </div>
    </section>
  )
}
