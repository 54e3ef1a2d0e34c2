import { same } from './compare.ts'
import { stated } from './expected-page.ts'
import { missing, type Stated } from './mismatch.ts'
import type { PageCheck, PageScope } from './scope.ts'

/** What pictures show, in words for people who cannot see them. */
export const pictures: PageCheck = (scope) => {
  const { page, start } = scope
  const said = [
    ...page.all({ tag: 'img' }).flatMap((image) => page.saidBy(image, 'alt') ?? []),
    ...page.all({ with: { role: 'img' } }).flatMap((image) => page.saidBy(image, 'aria-label') ?? []),
  ]
  return statedPictures(scope)
    .filter((picture) => !said.some(({ text }) => same(text, picture.text)))
    .map((picture) => missing('words of a picture', start, picture))
}

function statedPictures({ catalogue, expected }: PageScope): Stated[] {
  const { home, about } = catalogue
  const { treatment } = expected
  if (treatment) return [stated(treatment.hero.alt, 'treatment', ['hero', 'alt'], treatment.slug)]
  if (expected.kind === 'about') return [stated(about.hero.alt, 'about', ['hero', 'alt'])]
  if (expected.kind !== 'home') return []
  return (['hero', 'about', 'gallery'] as const).map((key) => stated(home[key].alt, 'home', [key, 'alt']))
}
