import { absolute } from '../absolute-url.ts'

/** schema.org BreadcrumbList, starting with the home page. */
export const breadcrumbList = (steps: { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
})
