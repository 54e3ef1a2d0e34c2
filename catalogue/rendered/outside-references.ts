import { unknown } from './mismatch.ts'
import type { PageCheck } from './scope.ts'

const schemes = new Set(['http:', 'https:', 'tel:', 'mailto:'])
const embedding = ['iframe', 'frame', 'embed', 'object', 'portal', 'base']

/** What leads or sends a visitor elsewhere without being a plain link: none of it is in the content. */
export const outsideReferences: PageCheck = ({ page, origin }) => {
  const saidBy = (name: string, tag?: string) =>
    page
      .all({ ...(tag !== undefined && { tag }), with: { [name]: true } })
      .flatMap((element) => page.saidBy(element, name) ?? [])
  const refreshes = page
    .all({ tag: 'meta', with: { 'http-equiv': true } })
    .filter((meta) => page.saidBy(meta, 'http-equiv')?.text.trim().toLowerCase() === 'refresh')
  return [
    ...embedding.flatMap((tag) =>
      page.all({ tag }).map((element) => {
        const said = ['src', 'href', 'data', 'srcdoc'].flatMap((name) => page.saidBy(element, name) ?? [])[0]
        return unknown(`<${tag}>`, { text: said?.text ?? tag, place: page.placeOf(element) })
      }),
    ),
    ...refreshes.map((meta) =>
      unknown('refresh', { text: page.saidBy(meta, 'content')?.text ?? '', place: page.placeOf(meta) }),
    ),
    ...[...saidBy('action', 'form'), ...saidBy('formaction')]
      .filter(({ text }) => URL.parse(text, origin)?.origin !== origin)
      .map((said) => unknown('form that sends to another site', said)),
    ...['a', 'area']
      .flatMap((tag) => saidBy('href', tag))
      .filter(({ text }) => !isPlain(text, origin))
      .map((said) => unknown('link of another kind', said)),
  ]
}

/** Whether a link is of a scheme that pages use, written as it is compared: in small letters, without a host's scheme left out. */
function isPlain(href: string, origin: string): boolean {
  const url = URL.parse(href, origin)
  if (!url || !schemes.has(url.protocol) || /^[\\/]{2}|^\s|^\/\\/.test(href)) return false
  return url.origin === origin || href.startsWith(url.protocol)
}
