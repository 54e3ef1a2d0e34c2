import { buildHarness } from './build.ts'

/** Vitest calls it before the first test: files that run at the same time share one build. */
export async function setup(): Promise<void> {
  await buildHarness()
}
