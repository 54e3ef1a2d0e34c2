import { type FileHandle, open, unlink } from 'node:fs/promises'
import { CommandFailure, exitCodes } from './exit-code.ts'

/**
 * Writes a file of personal data: only its owner may read it, an existing file is never touched, and a file that could
 * not be written completely is removed.
 *
 * @throws CommandFailure naming the file and the remedy
 */
export async function writePrivateFile(path: string, parts: AsyncIterable<string>): Promise<void> {
  const file = await openNew(path)
  try {
    for await (const part of parts) await file.write(part)
    await file.sync()
  } catch (error) {
    await unlink(path)
    if (!(error instanceof Error && 'syscall' in error)) throw error
    throw new CommandFailure(
      exitCodes.usage,
      `${path} could not be written completely (${error.message}), so it was removed.`,
    )
  } finally {
    await file.close()
  }
}

async function openNew(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx', 0o600)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const reason =
      code === 'EEXIST'
        ? `${path} exists and is left as it is. Name a new file, or remove that one first.`
        : `${path} cannot be created (${String(code)}). Check that its directory exists and that you may write there.`
    throw new CommandFailure(exitCodes.usage, reason, { cause: error })
  }
}
