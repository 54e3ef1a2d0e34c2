import { type Finding, fileName } from '../finding.ts'

/** Rules whose findings keep a file's words from being read; of a file with a wrong key only that is unknown. */
const wordless: ReadonlySet<string> = new Set(['file', 'syntax'])

/** What can't be judged because something can't be read. */
export class Unread {
  readonly #wordless: ReadonlySet<string>
  /** Names of files, as values of findings have them, of which not all is known. */
  readonly #names: ReadonlySet<string>

  constructor(findings: readonly Finding[]) {
    const broken = findings.filter(
      ({ file, rule }) => file !== 'content/waivers.yaml' && (wordless.has(rule) || rule === 'schema'),
    )
    this.#wordless = new Set(
      broken.filter(({ rule }) => wordless.has(rule)).map(({ file }) => fileName(file)),
    )
    this.#names = new Set(broken.map(({ file }) => fileName(file)))
  }

  /** Whether a file can't be read, or a key in one. */
  get isAny(): boolean {
    return this.#names.size > 0
  }

  /** Whether a finding may be the one that was accepted with these values: what it lacks may stand in what is unread. */
  mayExplain(accepted: readonly string[] = [], { file, values = [] }: Finding): boolean {
    if (!this.isAny) return false
    const found = new Set(values.map(placeOf))
    return (
      this.#wordless.has(fileName(file)) ||
      values.every((value) => accepted.includes(value)) ||
      accepted
        .map(placeOf)
        .some((name) => this.#wordless.has(name) || (this.#names.has(name) && !found.has(name)))
    )
  }
}

/** The file that a value names: `home` of `from £45 (home)`. */
function placeOf(value: string): string {
  return /\(([\w-]+)(?:, \d+ times)?\)$/.exec(value)?.[1] ?? ''
}
