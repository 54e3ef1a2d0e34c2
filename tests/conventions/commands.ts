import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { declaredProgram } from '../../cli/program.ts'
import { root } from '../support/built-site.ts'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const program = declaredProgram()
const firstWords = program.commands.map((command) => command.name())

/** Whether a text is a command that these checks understand. */
export function isCommand(text: string): boolean {
  if (/^(?:npm|npx|node|clinic|\.ci\/run)(?:\s|$)/.test(text))
    return text !== 'npm' && text !== 'node' && text !== 'clinic'
  const [first = '', second] = text.split(/\s+/)
  return second !== undefined && firstWords.includes(first)
}

/** What is wrong with a command; undefined if nothing is. */
export function commandProblem(text: string): string | undefined {
  const words = wordsOf(text)
  const [tool, first = ''] = words
  if (tool === '.ci/run') return missing(tool)
  if (tool === 'npx')
    return missing(join('node_modules/.bin', first)) ?? firstProblem(words.slice(2).filter(isFile), missing)
  if (tool === 'node') return missing(first)
  if (tool === 'npm') return npmProblem(words.slice(1))
  return clinicProblem(tool === 'clinic' ? words.slice(1) : words)
}

function npmProblem(words: string[]): string | undefined {
  const [command = '', ...rest] = words.filter((word) => word !== '-s' && word !== '--silent')
  if (['ci', 'install', 'link', 'audit', 'outdated', 'ls'].includes(command)) return undefined
  const [script, ...more] = command === 'run' ? rest : [command, ...rest]
  if (!script || !(script in scripts)) return `package.json has no script "${script}"`
  return script === 'clinic' ? clinicProblem(more.filter((word) => word !== '--')) : undefined
}

/** Follows the words down the tree of commands, then looks for each option. */
function clinicProblem(words: string[]): string | undefined {
  let command: Command = program
  const rest = [...words]
  while (command.commands.length > 0) {
    const name = rest.shift()
    if (name === undefined || /^[-[]/.test(name) || name === 'help') return undefined
    const next: Command | undefined = command.commands.find((candidate) => candidate.name() === name)
    if (!next) return `${command.name()} has no command "${name}"`
    command = next
  }
  const known = new Set([...command.options.flatMap(({ long, short }) => [long, short]), '--help', '-h'])
  const odd = rest
    .map((word) => word.replace(/^\[|\]$|=.*$/g, ''))
    .find((word) => /^--?[a-z]/.test(word) && !known.has(word))
  return odd && `${command.name()} has no option ${odd}`
}

const wordsOf = (text: string) =>
  (text.match(/"[^"]*"|'[^']*'|\S+/g) ?? []).map((word) => word.replace(/^["']|["']$/g, ''))
const isFile = (word: string) => /^[\w./-]+\.(?:ts|tsx|mjs|js)$/.test(word)
const firstProblem = (words: string[], find: (word: string) => string | undefined) =>
  words.map(find).find(Boolean)

function missing(path: string): string | undefined {
  return path.startsWith('dist/') || existsSync(join(root, path)) ? undefined : `${path} does not exist`
}
