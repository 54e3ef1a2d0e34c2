import { createRequire } from 'node:module'
import { join } from 'node:path'

/** What an editor marks in each file, from the JSON report of `content check`. Lines and characters count from 0. */
export function diagnosticsOf({ findings }) {
  const files = new Map()
  for (const { file, severity, rule, message, remedy, related = [], fixes = [], ...place } of findings) {
    const diagnostic = {
      range: rangeOf(place),
      severity: severity === 'error' ? 0 : 1,
      code: rule,
      message: remedy ? `${message}\n${remedy}` : message,
      related: related.map((other) => ({ file: other.file, range: rangeOf(other), message: other.message })),
      fixes,
    }
    files.set(file, [...(files.get(file) ?? []), diagnostic])
  }
  return files
}

const rangeOf = ({ line, column, length = 1 }) => [line - 1, column - 1, line - 1, column - 1 + length]

/** The YAML library as the packages of the project at `root` hold it. Throws when they are not installed. */
export function loadLibrary(root) {
  const fromRoot = createRequire(join(root, 'package.json'))
  const fromLibrary = createRequire(fromRoot.resolve('yaml-language-server'))
  return { ...fromRoot('yaml-language-server'), ...fromLibrary('vscode-languageserver-textdocument') }
}

/** Completion and hover text for front matter. Outside of it there is none. */
export function frontMatterHelp({ getLanguageService, TextDocument }, { schemas, customTags, readSchema }) {
  const service = getLanguageService({
    schemaRequestService: readSchema,
    workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
  })
  service.configure({
    completion: true,
    hover: true,
    hoverSchemaSource: false,
    customTags,
    schemas: Object.entries(schemas).map(([uri, pattern]) => ({ uri, fileMatch: [pattern] })),
  })
  let version = 0
  /** The front matter alone, every line where it stands in the page. */
  const frontMatter = ({ uri, text }, { line }) => {
    const lines = text.split(/\r?\n/)
    const close = lines.findIndex((one, index) => index > 0 && /^---[ \t]*$/.test(one))
    const end = close === -1 ? lines.length : close
    version += 1
    const yaml = `\n${lines.slice(1, end).join('\n')}\n`
    return line > 0 && line < end ? TextDocument.create(uri, 'yaml', version, yaml) : undefined
  }
  return {
    async complete(page, position) {
      const document = frontMatter(page, position)
      const items = document ? (await service.doComplete(document, position, false)).items : []
      return items
        .filter(({ kind }) => kind !== wholeGroup)
        .map(({ insertText, ...item }) => ({
          ...item,
          insertText: insertText.replace(/\$\{(\d+):[^}]*\}/g, '$$$1'),
        }))
    },
    async hover(page, position) {
      const document = frontMatter(page, position)
      return (document && (await service.doHover(document, position)))?.contents.value
    },
  }
}

/** The kind of completion that repeats all keys of a group at once. */
const wholeGroup = 7
