import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { root } from '../support/built-site.ts'
import { rooms } from '../support/project.ts'

export type Room = (typeof rooms)[number]

export interface SourceFile {
  /** Path from the root, with forward slashes. */
  path: string
  room: Room
  text: string
}

const code = new Set(['.ts', '.tsx', '.mjs', '.css'])

/** Every file of every room, by path from the root. */
export const roomFiles: string[] = rooms.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name))),
)

/** Every file in a programming or style language. */
export const sourceFiles: SourceFile[] = roomFiles
  .filter((path) => code.has(extname(path)))
  .map((path) => ({ path, room: path.split('/')[0] as Room, text: readFileSync(join(root, path), 'utf8') }))

/** The number of lines of a text; empty ones at the end do not count. */
export const lineCount = (text: string): number => text.trimEnd().split('\n').length

/** The place of a match in a text, as `file:line`. */
export const placeOf = ({ path, text }: SourceFile, index: number): string =>
  `${path}:${text.slice(0, index).split('\n').length}`
