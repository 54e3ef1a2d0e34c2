import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'

/**
 * Runs a build that writes into the folder given to it. Once it is done, that folder takes the place of `directory`; until then, and
 * if it fails, the last good build stays as it is, so that a mistake in content never takes the site and its form away.
 */
export async function buildThenSwap(
  directory: string,
  build: (folder: string) => Promise<void>,
): Promise<void> {
  const next = `${directory}.next`
  const previous = `${directory}.previous`
  // If an earlier run was stopped between the two renames below, the last good build is still set aside.
  if (!existsSync(directory) && existsSync(previous)) await rename(previous, directory)
  await remove(next)
  await remove(previous)
  try {
    await build(next)
  } catch (error) {
    // Parts of the build may still be writing; the next build removes what they leave.
    await remove(next).catch(() => {})
    throw error
  }
  if (existsSync(directory)) await rename(directory, previous)
  await rename(next, directory)
  await remove(previous)
}

const remove = (folder: string) => rm(folder, { recursive: true, force: true })
