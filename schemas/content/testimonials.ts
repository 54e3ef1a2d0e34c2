import * as v from 'valibot'
import { day } from './day.ts'
import { field, group } from './expected.ts'
import { distinct, line, list, paragraph, slug, words } from './text.ts'

const testimonial = group({
  name: words('how the client wishes to be named'),
  treatment: v.optional(field(slug, 'the treatment’s slug')),
  text: field(paragraph(), 'the client’s own words'),
  rating: field(
    v.literal(
      5,
      ({ input }) =>
        `expected 5, found ${JSON.stringify(input)}. The carousel shows reviews of 5 stars; leave any other one out.`,
    ),
    'always 5',
  ),
  source: v.optional(field(line('Google review'), 'where the words were given (DMCC Act 2024)')),
  date: v.optional(field(day, 'when they were given')),
})

/** content/testimonials.yaml. */
export const testimonialsSchema = group({
  examples: field(paragraph(), 'what the page says while a testimonial is a placeholder'),
  dots: words('name of the list of dots'),
  start: words('the button that starts the carousel'),
  stop: words('the button that stops it'),
  items: field(
    v.pipe(
      list(testimonial),
      distinct(({ name, text }) => (text.length > 30 ? text : `${name}: ${text}`), 'text'),
    ),
    'testimonials in the order of the carousel',
  ),
})
