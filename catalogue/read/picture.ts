import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../../schemas/error-code.ts'
import type { Advice } from '../finding.ts'

/** Matches the names of files that the build makes pictures of. */
export const pictureName = /\.(?:jpe?g|png)$/i
const firstBytes = ['ffd8ff', '89504e47']

/** Why the build can't make a picture of a file in content/images, or a page can't name it. */
export function pictureProblem(root: string, path: string): Advice | undefined {
  const isNamed = pictureName.test(path)
  if (isNamed && !/^[\w./-]+$/.test(path))
    return [
      'has a space or character in its name, or in its folder’s, that addresses can’t hold.',
      'Rename it with letters, figures and hyphens alone, for example to skin-peel.jpg.',
    ]
  try {
    const beginning = readFileSync(join(root, path)).toString('hex', 0, 4)
    if (isNamed && firstBytes.some((bytes) => beginning.startsWith(bytes))) return undefined
  } catch (error) {
    return [`can’t be read (${errorCode(error)}).`, 'Check its permissions.']
  }
  return [
    'is not a JPEG or PNG.',
    'Open the picture and save it as one, for example as skin-peel.jpg; it is not enough to rename it.',
  ]
}
