import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import * as vscode from 'vscode'
import { createFrontMatterHelp, loadLibrary } from './front-matter.js'

/** Offers completion and hover text in every page that the setting `yaml.schemas` gives a schema. */
export function activate(context) {
  for (const folder of vscode.workspace.workspaceFolders ?? []) {
    const settings = vscode.workspace.getConfiguration('yaml', folder)
    const pages = Object.entries(settings.get('schemas', {})).filter(
      ([schema, pattern]) => schema.startsWith('.vscode/') && String(pattern).endsWith('.mdx'),
    )
    if (pages.length === 0) continue
    const help = helpOnDemand(context, folder, {
      schemas: Object.fromEntries(
        pages.map(([schema, pattern]) => [vscode.Uri.joinPath(folder.uri, schema).toString(), pattern]),
      ),
      customTags: settings.get('customTags', []),
      readSchema: (uri) => readFile(fileURLToPath(uri), 'utf8'),
    })
    const selector = pages.map(([, pattern]) => ({
      scheme: 'file',
      pattern: new vscode.RelativePattern(folder, pattern),
    }))
    context.subscriptions.push(
      vscode.languages.registerCompletionItemProvider(selector, completionOf(help), ' '),
      vscode.languages.registerHoverProvider(selector, hoverOf(help)),
    )
  }
}

/** The help of a folder, made when it is first asked for and again after its schemas have changed. */
function helpOnDemand(context, folder, options) {
  let help
  let isMissing = false
  const watcher = vscode.workspace.createFileSystemWatcher(
    new vscode.RelativePattern(folder, '.vscode/schemas/*.json'),
  )
  const forget = () => {
    help = undefined
  }
  context.subscriptions.push(
    watcher,
    watcher.onDidChange(forget),
    watcher.onDidCreate(forget),
    watcher.onDidDelete(forget),
  )
  return () => {
    if (isMissing) return undefined
    try {
      help ??= createFrontMatterHelp(loadLibrary(folder.uri.fsPath), options)
    } catch (error) {
      isMissing = true
      void vscode.window.showWarningMessage(
        `Pages are not completed, since the project's packages could not be loaded (${error.message.split('\n')[0]}). Run "npm ci" in the project's folder, then reload the window.`,
      )
    }
    return help
  }
}

const completionOf = (help) => ({
  async provideCompletionItems(document, position) {
    const items = await help()?.complete(pageOf(document), position)
    return items?.map(({ label, kind, documentation, sortText, textEdit }) => {
      const item = new vscode.CompletionItem(label, kind - 1)
      const { start, end } = textEdit.range
      item.range = new vscode.Range(start.line, start.character, end.line, end.character)
      item.insertText = new vscode.SnippetString(textEdit.newText)
      item.documentation = typeof documentation === 'string' ? documentation : documentation?.value
      item.sortText = sortText
      if (textEdit.newText.endsWith(': '))
        item.command = {
          command: 'editor.action.triggerSuggest',
          title: 'Show values',
          arguments: [{ auto: true }],
        }
      return item
    })
  },
})

const hoverOf = (help) => ({
  async provideHover(document, position) {
    const hover = await help()?.hover(pageOf(document), position)
    return hover && new vscode.Hover(new vscode.MarkdownString(hover.contents.value))
  },
})

const pageOf = (document) => ({ uri: document.uri.toString(), text: document.getText() })
