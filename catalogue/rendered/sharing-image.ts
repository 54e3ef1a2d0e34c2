import { compare } from './compare.ts'
import type { PageCheck } from './scope.ts'

/** The picture that is shown where the page is shared: its address, and that it was built. */
export const sharingImage: PageCheck = ({ page, expected, addresses, origin, files, start }) => {
  const path = addresses.sharingImage(expected.canonical)
  const meta = page.first({ tag: 'meta', with: { property: 'og:image' } })
  const said = meta && page.saidBy(meta, 'content')
  return [
    ...compare('og:image', said, { text: new URL(path, origin).href }, start),
    ...(files.has(path)
      ? []
      : [
          {
            place: said?.place ?? start,
            message: `og:image: the picture ${path} was not built.`,
            remedy: 'Have the build draw a sharing image for this page.',
          },
        ]),
  ]
}
