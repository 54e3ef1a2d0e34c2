import type { TextDocument } from 'vscode-languageserver-textdocument'
import type { CompletionItem, Hover, Position } from 'vscode-languageserver-types'
import type { getLanguageService } from 'yaml-language-server'

/** What a page's front matter is understood with. */
export interface Library {
  getLanguageService: typeof getLanguageService
  TextDocument: typeof TextDocument
}

/** A page as the editor holds it. Lines and characters of positions count from 0. */
export interface Page {
  uri: string
  text: string
}

export interface FrontMatterHelp {
  complete: (page: Page, position: Position) => Promise<CompletionItem[]>
  hover: (page: Page, position: Position) => Promise<Hover | undefined>
}

/** The library as the packages of the project at `root` hold it. Throws when they are not installed. */
export function loadLibrary(root: string): Library

/**
 * Help for whoever writes front matter. Outside of it there is none.
 *
 * @param options.schemas the URI of each JSON Schema, with the pattern of the files that it describes
 * @param options.customTags YAML tags in the form of the editor's setting `yaml.customTags`
 * @param options.readSchema the text of a schema
 */
export function createFrontMatterHelp(
  library: Library,
  options: {
    schemas: Record<string, string>
    customTags: readonly string[]
    readSchema: (uri: string) => Promise<string>
  },
): FrontMatterHelp
