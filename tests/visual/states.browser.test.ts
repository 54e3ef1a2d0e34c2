import { expect, inject, test } from 'vitest'
import { firstVisitStates, states } from '../../scripts/screenshots/states.ts'
import { accessibilityFindings } from '../support/accessibility.ts'
import { newVisitor, returningVisitor } from '../support/visitor.ts'
import { addInspection, inspect } from './inspect-page.ts'

const { origin } = inject('site')

const shots = [
  ...states.map((shot) => ({ ...shot, visitor: returningVisitor })),
  ...firstVisitStates.map((shot) => ({ ...shot, visitor: newVisitor })),
]

test.each(shots)('$name: contrast, targets and text hold, wide and on a phone', async (shot) => {
  const { path, prepare, visitor, name } = shot
  const findings: string[] = []
  for (const width of [1440, 360]) {
    const { context, page } = await visitor({ viewport: { width, height: 900 } })
    await addInspection(context)
    await page.goto(origin + path)
    await prepare?.(page, width)
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    )
    const rules = width === 1440 ? ['color-contrast', 'target-size'] : ['target-size']
    const found = [
      ...(await accessibilityFindings(page, { rules })),
      ...(await inspect(page, ['sidewaysScroll', 'smallTargets'])),
    ]
    findings.push(...found.map((finding) => `${name} at ${width} px: ${finding}`))
  }
  expect(findings).toEqual([])
})
