import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Kinds of completion in the Language Server Protocol. */
const kinds = { group: 7, key: 10 }

export function loadLibrary(root) {
  const fromRoot = createRequire(join(root, 'package.json'))
  const fromLibrary = createRequire(fromRoot.resolve('yaml-language-server'))
  const { getLanguageService } = fromRoot('yaml-language-server')
  const { TextDocument } = fromLibrary('vscode-languageserver-textdocument')
  return { getLanguageService, TextDocument }
}

export function createFrontMatterHelp({ getLanguageService, TextDocument }, options) {
  const service = getLanguageService({
    schemaRequestService: options.readSchema,
    workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
  })
  service.configure({
    completion: true,
    hover: true,
    hoverSchemaSource: false,
    validate: false,
    indentation: '  ',
    customTags: [...options.customTags],
    schemas: Object.entries(options.schemas).map(([uri, pattern]) => ({ uri, fileMatch: [pattern] })),
  })
  let version = 0
  const documentOf = (uri, yaml) => {
    version += 1
    return TextDocument.create(uri, 'yaml', version, yaml)
  }
  return {
    async complete({ uri, text }, cursor) {
      const yaml = frontMatterAt(text, cursor)
      if (yaml === undefined) return []
      const { rest, position, word } = withoutUnfinishedWord(yaml, cursor)
      const document = documentOf(uri, rest)
      const { items } = await service.doComplete(document, position, false)
      return items.filter((item) => isOfUse(item, items, document)).map((item) => written(item, word))
    },
    async hover({ uri, text }, position) {
      const yaml = frontMatterAt(text, position)
      const hover = yaml === undefined ? null : await service.doHover(documentOf(uri, yaml), position)
      const value = hover?.contents.value.replace(/^#### .*\n*/, '')
      return value ? { ...hover, contents: { ...hover.contents, value } } : undefined
    },
  }
}

/** The front matter with every line where it stands in the page, or nothing when the position is not within. */
function frontMatterAt(text, { line }) {
  const lines = text.split(/\r?\n/)
  const isFence = (one) => /^---[ \t]*$/.test(one ?? '')
  const closing = lines.findIndex((one, index) => index > 0 && isFence(one))
  const end = closing === -1 ? lines.length : closing
  if (!isFence(lines[0]) || line < 1 || line >= end) return undefined
  return `${['', ...lines.slice(1, end)].join('\n')}\n`
}

/**
 * A word alone on its line is a key or an entry that is not written out. YAML would read it together with the next line, so
 * it is taken away, and completed where it began.
 */
function withoutUnfinishedWord(yaml, cursor) {
  const lines = yaml.split('\n')
  const [, indent, word] = /^(\s*(?:- +)*)([\w-]+)$/.exec(lines[cursor.line]) ?? []
  if (word === undefined || cursor.character < indent.length)
    return { rest: yaml, position: cursor, word: '' }
  lines[cursor.line] = indent
  return { rest: lines.join('\n'), position: { line: cursor.line, character: indent.length }, word }
}

/** A whole group at once only repeats its keys; a tag belongs where a value begins. */
function isOfUse({ kind, label, textEdit }, items, document) {
  if (kind === kinds.group || !textEdit) return false
  if (!label.startsWith('!')) return true
  const { line, character } = textEdit.range.start
  const before = document.getText({ start: { line, character: 0 }, end: { line, character } })
  return /[:-] +$/.test(before) && items.every((item) => item.kind !== kinds.key)
}

/**
 * The completion as it replaces what stands there. An example stays in the hover text: written into the page, it could be
 * left there as a fact.
 */
function written(item, word) {
  const { newText, range } = item.textEdit
  const end = { line: range.end.line, character: range.end.character + word.length }
  return {
    ...item,
    textEdit: { newText: newText.replace(/\$\{(\d+):[^}]*\}/g, '$$$1'), range: { start: range.start, end } },
  }
}
