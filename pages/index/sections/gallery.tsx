import { Drawing } from '../../../renderer/parts/drawing.tsx'
import type { Home } from '../../../schemas/content/home.ts'

/** Kept for pictures of the clinic; empty but for its heading and a drawing. */
export function Gallery({ words }: { words: Home['gallery'] }) {
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
