import { PauseIcon, PlayIcon } from '../../icons/index.ts'
import { useSwipe } from '../shared/use-swipe.ts'
import { TestimonialSlide, type TestimonialSlideProps } from './testimonial-slide.tsx'
import { useCarousel } from './use-carousel.ts'

export interface TestimonialsProps {
  /** `label` names the carousel, `dots` the group of its dots. */
  words: { label: string; start: string; stop: string; dots: string }
  items: TestimonialSlideProps['item'][]
}

/**
 * Testimonials, one at a time; without script all of them, one below the other. The button that stops the motion comes first
 * (WCAG 2.2, 2.2.2).
 */
export function Testimonials({ words, items }: TestimonialsProps) {
  const carousel = useCarousel(items.length)
  const { index, isFading, isPlaying, isAnnounced, progress, rootProps, toggle, choose, step } = carousel
  const swipe = useSwipe({ onEnd: (distance) => step(-Math.sign(distance)) })
  const positionLabel = (position: number) => `Review ${position + 1} of ${items.length}`
  return (
    <section {...rootProps} className="carousel" aria-roledescription="carousel" aria-label={words.label}>
      <div className="carousel-controls">
        <button
          type="button"
          className="button button-icon"
          aria-label={isPlaying ? words.stop : words.start}
          onClick={toggle}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </button>
        <progress ref={progress} className="carousel-progress" max={100} value={0} aria-hidden="true" />
        <fieldset className="carousel-dots">
          <legend className="visually-hidden">{words.dots}</legend>
          {items.map(({ name }, position) => (
            <button
              key={name}
              type="button"
              aria-label={positionLabel(position)}
              aria-current={position === index ? 'true' : undefined}
              onClick={() => choose(position)}
            />
          ))}
        </fieldset>
      </div>
      <div {...swipe} className="carousel-items" aria-live={isAnnounced ? 'polite' : 'off'}>
        {items.map((item, position) => (
          <TestimonialSlide
            key={item.name}
            item={item}
            label={positionLabel(position)}
            isCurrent={position === index}
            isFading={isFading}
          />
        ))}
      </div>
    </section>
  )
}
