import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { namesInStyles, PageStyles } from '../../scripts/build/page-styles.ts'
import { builtFile, builtHtml, root } from '../support/built-site.ts'
import { stateShots } from './inspect-state.ts'

/** The styles as they are written, before the build picks from them for each page. */
const written = readdirSync(join(root, 'renderer'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(join(root, 'renderer', file), 'utf8'))
  .join('\n')

/** Of the names without which rules match nothing, those that a page with all these names needs. */
function neededWith(names: Set<string>): Set<string> {
  const styles = new PageStyles(written, names, new Set())
  return namesInStyles(styles.for(names) + styles.later)
}

function namesInBuiltStyles(path: string): Set<string> {
  const html = builtHtml(path)
  const first = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
  const later = /\/assets\/later\.[\w-]+\.css/.exec(html)?.[0] ?? ''
  return namesInStyles(first + builtFile(later))
}

test.each(stateShots)('$name: the page has the rules for all that its scripts add', async (shot) => {
  const { context, page } = await shot.visitor({ viewport: { width: 360, height: 900 } })
  await context.addInitScript(noteNames)
  await page.clock.install()
  await page.goto(inject('site').origin + shot.path)
  // So that the cookie question appears at once.
  await page.clock.fastForward(1_000)
  await shot.prepare?.(page, 360)
  const built = namesInBuiltStyles(shot.path)
  const seen = new Set(await page.evaluate(() => [...window.namesSeen]))
  expect([...neededWith(seen)].filter((name) => !built.has(name))).toEqual([])
})

declare global {
  interface Window {
    namesSeen: Set<string>
  }
}

/** Notes every name that ever stands in the page, as selectors write it. */
function noteNames(): void {
  window.namesSeen = new Set()
  const note = ({ localName, classList, attributes, id }: Element) => {
    const names = [localName, `#${id}`, ...[...classList].map((name) => `.${name}`)]
    for (const name of [...names, ...[...attributes].map(({ name }) => `[${name}`)])
      window.namesSeen.add(name)
  }
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of [target, ...addedNodes])
        if (node instanceof Element) [node, ...node.querySelectorAll('*')].forEach(note)
  }).observe(document, { subtree: true, childList: true, attributes: true })
}
