import { firstVisitStates, settled, states } from '../../scripts/screenshots/states.ts'
import { accessibilityFindings } from '../support/accessibility.ts'
import { newVisitor, returningVisitor } from '../support/visitor.ts'
import { addInspection, inspect } from './inspect-page.ts'

/** The states of widgets that a visitor can bring about. */
export const stateShots = [
  ...states.map((shot) => ({ ...shot, visitor: returningVisitor })),
  ...firstVisitStates.map((shot) => ({ ...shot, visitor: newVisitor })),
]

/** What is wrong with a state at a width: contrast, size of targets, sideways scrolling. */
export async function inspectState(
  { path, part, prepare, visitor }: (typeof stateShots)[number],
  origin: string,
  width: number,
): Promise<string[]> {
  const { context, page } = await visitor({ viewport: { width, height: 900 } })
  await addInspection(context)
  await page.clock.install()
  await page.goto(origin + path)
  // So that the cookie question appears at once.
  await page.clock.fastForward(1_000)
  await prepare?.(page, width)
  await settled(page)
  return [
    ...(await accessibilityFindings(page, { rules: ['color-contrast', 'target-size'], part })),
    ...(await inspect(page, ['sidewaysScroll', 'smallTargets'])),
  ]
}
