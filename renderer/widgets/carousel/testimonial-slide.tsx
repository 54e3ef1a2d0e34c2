export interface TestimonialSlideProps {
  item: { name: string; treatment?: string | undefined; text: string; rating: number }
  /** Position: "Review 3 of 12". */
  label: string
  isCurrent: boolean
  isFading: boolean
}

/** One testimonial. The hidden ones keep their space, so that the page never jumps. */
export function TestimonialSlide({ item, label, isCurrent, isFading }: TestimonialSlideProps) {
  return (
    <article
      className="carousel-item"
      aria-roledescription="slide"
      aria-label={label}
      data-current={isCurrent || undefined}
      data-fading={isFading || undefined}
    >
      <figure className="testimonial">
        <blockquote>{item.text}</blockquote>
        <figcaption>
          <strong>{item.name}</strong>
          {/* Paragraphs, since a screen reader that announces the slide would join spans to one word. */}
          {item.treatment && <p>{item.treatment}</p>}
          <p className="rating">
            <span className="visually-hidden">{`Rated ${item.rating} out of 5`}</span>
          </p>
        </figcaption>
      </figure>
    </article>
  )
}
