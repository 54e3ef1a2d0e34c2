import { find } from './find.ts'

/** How long to wait for styles that do not arrive, in milliseconds; dialogs and widgets work without them. */
const timeout = 2000

let applied: Promise<void> | undefined

/**
 * Applies the styles of dialogs and of what widgets add, which a page loads after its first paint, see scripts/build/page-styles.ts.
 * Resolves once they have loaded, or after `timeout`.
 */
export const applyLaterStyles = (): Promise<void> => (applied ??= apply())

async function apply(): Promise<void> {
  const link = find<HTMLLinkElement | null>('link[media^=print]')
  if (!link) return
  link.media = 'all'
  if (link.sheet) return
  await new Promise((resolve) => {
    link.onload = resolve
    setTimeout(resolve, timeout)
  })
}
