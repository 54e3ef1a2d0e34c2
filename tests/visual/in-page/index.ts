import { inspectRing } from './focus-ring.ts'
import { inspectLayout } from './inspect.ts'

const visual = { inspectLayout, inspectRing }

declare global {
  interface Window {
    visual: typeof visual
  }
}

window.visual = visual
