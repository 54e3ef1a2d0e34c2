import { nearest } from '../../schemas/content/nearest.ts'
import type { Rule } from '../content.ts'
import type { Finding } from '../finding.ts'

/** Every picture that content names is in content/images. */
export const image: Rule = ({ files, treatments, images }) => {
  const heroes = treatments.flatMap((file) => {
    const target = file.value.hero.image
    return target === undefined ? [] : [{ target, place: file.locate(['hero', 'image']) }]
  })
  const names = images.map((path) => path.replace(/^content\//, ''))
  return [...files.flatMap((file) => file.images), ...heroes]
    .filter(({ target }) => !names.includes(target.replace(/^\.?\//, '')))
    .map(({ target, place }): Finding => {
      const near = nearest(target, names)
      const message = `the picture "${target}" is missing.`
      const remedy = near ? `Did you mean "${near}"?` : 'Put it into content/images and name it "images/...".'
      return { ...place, rule: 'image', severity: 'error', message, remedy }
    })
}

/** A treatment without a photograph has a drawing. */
export const drawing: Rule = ({ treatments, drawings }) =>
  treatments
    .filter(({ slug, value }) => value.hero.image === undefined && !drawings.includes(slug))
    .map(
      (file): Finding => ({
        ...file.locate(['hero']),
        rule: 'drawing',
        severity: 'error',
        message: `${file.value.title} has neither a photograph nor a drawing.`,
        remedy: `Add "image" with a photograph in content/images, or have renderer/illustrations/${file.slug}.tsx drawn.`,
      }),
    )
