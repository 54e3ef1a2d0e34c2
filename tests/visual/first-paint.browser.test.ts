import { expect, inject, test } from 'vitest'
import { traceFirstPaint } from '../support/page-trace.ts'
import { newVisitor } from '../support/visitor.ts'

const { origin } = inject('site')
const pages = ['/', '/contact', '/contact?reason=profhilo', '/treatments/profhilo', '/privacy-policy']

test('before the first paint no script makes the browser calculate styles or layout', async () => {
  const { page } = await newVisitor({ viewport: { width: 412, height: 823 } })
  for (const path of pages) {
    const { forced } = await traceFirstPaint(page, origin + path)
    expect({ path, forced }).toEqual({ path, forced: [] })
  }
})
