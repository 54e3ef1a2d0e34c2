import type { Finding } from '../../../catalogue/finding.ts'

type Range = [line: number, character: number, endLine: number, endCharacter: number]

export interface Diagnostic {
  range: Range
  /** As VS Code counts: 0 is an error, 1 a warning. */
  severity: 0 | 1
  code: string
  message: string
  related: { file: string; range: Range; message: string }[]
  fixes: NonNullable<Finding['fixes']>
}

export function diagnosticsOf(report: { findings: readonly Finding[] }): Map<string, Diagnostic[]>

/** A page as the editor holds it, and a position that counts from 0. */
type Page = { uri: string; text: string }
type Position = { line: number; character: number }

export function loadLibrary(root: string): unknown
export function frontMatterHelp(
  library: unknown,
  options: {
    schemas: Record<string, string>
    customTags: string[]
    readSchema: (uri: string) => Promise<string>
  },
): {
  complete: (
    page: Page,
    position: Position,
  ) => Promise<{ label: string; insertText: string; documentation?: string }[]>
  hover: (page: Page, position: Position) => Promise<string | undefined>
}
