import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './built-site.ts'

/** The folders of the project, each with a purpose of its own. */
export const rooms = [
  'bench',
  'catalogue',
  'cli',
  'content',
  'database',
  'desk',
  'docs',
  'pages',
  'public',
  'renderer',
  'schemas',
  'scripts',
  'server',
  'staff',
  'tests',
] as const

const settings = ['package.json', 'tsconfig.json', 'vite.config.ts']
const notBuilt: readonly string[] = ['bench', 'docs', 'tests']

/** Copies the parts of the project that a build or the dev server needs, except those in `own`, which the folder has already. */
export function copyProject(folder: string, own: readonly string[] = []): void {
  const parts = [...rooms, ...settings].filter((part) => !notBuilt.includes(part) && !own.includes(part))
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true })
  linkPackages(join(folder, 'node_modules'))
}

/** Links each package separately, so that the copy has its own Vite cache beside them. */
function linkPackages(folder: string): void {
  mkdirSync(folder)
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!name.startsWith('.vite')) symlinkSync(join(root, 'node_modules', name), join(folder, name))
}
