import { nearest } from '../../schemas/content/nearest.ts'
import type { Finding } from '../finding.ts'
import { treatmentsWith } from '../read/entry-of.ts'
import type { SiteRule } from './rule.ts'

/** Every picture that content names is in content/images. */
export const image: SiteRule = ({ entries, images }) => {
  const there = new Set(images)
  const named = [
    ...entries.flatMap((entry) => entry.images),
    ...treatmentsWith(entries, 'hero').flatMap((entry) => {
      const name = entry.known.hero.image
      return name === undefined ? [] : [{ target: name, place: entry.locate(['hero', 'image']) }]
    }),
  ]
  return named
    .filter(({ target }) => !there.has(`content/${target.replace(/^\.?\//, '')}`))
    .map(({ target, place }): Finding => {
      const near = nearest(
        target,
        images.map((path) => path.replace(/^content\//, '')),
      )
      return {
        ...place,
        rule: 'image',
        severity: 'error',
        message: `the picture "${target}" is missing.`,
        remedy: near ? `Did you mean "${near}"?` : 'Put it into content/images and name it "images/...".',
      }
    })
}
