import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'

/**
 * Runs a build that writes `directory` anew. The last good build is kept aside meanwhile and put back when the new one
 * fails, so that a mistake in content never takes the site and its form away.
 */
export async function replacingBuild(directory: string, build: () => Promise<void>): Promise<void> {
  const aside = `${directory}.previous`
  // Where a build was stopped half-way, the last good one stands aside still.
  if (existsSync(aside)) await rm(directory, { recursive: true, force: true })
  else if (existsSync(directory)) await rename(directory, aside)
  try {
    await build()
    await rm(aside, { recursive: true, force: true })
  } catch (error) {
    await rm(directory, { recursive: true, force: true })
    if (existsSync(aside)) await rename(aside, directory)
    throw error
  }
}
