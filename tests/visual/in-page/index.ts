import { inspectLayout } from './inspect.ts'
import { recordStops, stopFindings } from './keyboard.ts'
import { coveredBySticky } from './sticky.ts'

const visual = { inspectLayout, recordStops, stopFindings, coveredBySticky }

declare global {
  interface Window {
    visual: typeof visual
  }
}

window.visual = visual
