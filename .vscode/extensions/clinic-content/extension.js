import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import * as vscode from 'vscode'
import { diagnosticsOf, frontMatterHelp, loadLibrary } from './content-help.js'

/** Checks the content on opening and on each save, and helps with the front matter of pages. */
export function activate(context) {
  for (const folder of vscode.workspace.workspaceFolders ?? []) {
    checkOnSave(context, folder)
    try {
      helpWithFrontMatter(context, folder)
    } catch (error) {
      const [reason] = error.message.split('\n')
      void vscode.window.showWarningMessage(
        `Pages are not completed (${reason}). Run "npm ci", then reload the window.`,
      )
    }
  }
}

const content = (folder) => new vscode.RelativePattern(folder, 'content/**')

function checkOnSave(context, folder) {
  const marks = vscode.languages.createDiagnosticCollection('content')
  let found = new Map()
  let run = 0
  const check = () => {
    run += 1
    const own = run
    const program = ['scripts/clinic.mjs', 'content', 'check', '--format', 'json']
    execFile('node', program, { cwd: folder.uri.fsPath, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (own !== run) return
      marks.clear()
      try {
        found = diagnosticsOf(JSON.parse(stdout))
      } catch {
        found = new Map()
        void vscode.window.showWarningMessage(`Content was not checked: ${stderr.trim() || error?.message}`)
      }
      for (const [file, diagnostics] of found) {
        marks.set(
          vscode.Uri.joinPath(folder.uri, file),
          diagnostics.map((one) => diagnosticIn(folder, one)),
        )
      }
    })
  }
  const fixes = {
    provideCodeActions(document, range) {
      if (document.isDirty) return []
      const diagnostics = found.get(vscode.workspace.asRelativePath(document.uri, false)) ?? []
      return diagnostics
        .filter((one) => new vscode.Range(...one.range).intersection(range))
        .flatMap((one) => one.fixes.map((fix) => actionOf(document, diagnosticIn(folder, one), fix)))
    },
  }
  const watcher = vscode.workspace.createFileSystemWatcher(content(folder))
  context.subscriptions.push(
    marks,
    watcher,
    watcher.onDidChange(check),
    watcher.onDidCreate(check),
    watcher.onDidDelete(check),
    vscode.languages.registerCodeActionsProvider({ scheme: 'file', pattern: content(folder) }, fixes),
  )
  check()
}

function diagnosticIn(folder, { range, severity, code, message, related }) {
  const diagnostic = new vscode.Diagnostic(new vscode.Range(...range), message, severity)
  return Object.assign(diagnostic, {
    source: 'content',
    code,
    relatedInformation: related.map(({ file, range: place, message: words }) => {
      const location = new vscode.Location(vscode.Uri.joinPath(folder.uri, file), new vscode.Range(...place))
      return new vscode.DiagnosticRelatedInformation(location, words)
    }),
  })
}

function actionOf(document, diagnostic, { title, replacement }) {
  const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix)
  action.edit = new vscode.WorkspaceEdit()
  action.edit.replace(document.uri, diagnostic.range, replacement)
  action.diagnostics = [diagnostic]
  return action
}

function helpWithFrontMatter(context, folder) {
  const settings = vscode.workspace.getConfiguration('yaml', folder)
  const pages = Object.entries(settings.get('schemas', {})).filter(([, pattern]) =>
    String(pattern).endsWith('.mdx'),
  )
  if (pages.length === 0) return
  const help = frontMatterHelp(loadLibrary(folder.uri.fsPath), {
    schemas: Object.fromEntries(
      pages.map(([schema, pattern]) => [vscode.Uri.joinPath(folder.uri, schema).toString(), pattern]),
    ),
    customTags: settings.get('customTags', []),
    readSchema: (uri) => readFile(fileURLToPath(uri), 'utf8'),
  })
  const pageOf = (document) => ({ uri: document.uri.toString(), text: document.getText() })
  const completion = {
    async provideCompletionItems(document, position) {
      const items = await help.complete(pageOf(document), position)
      return items.map(({ label, kind, documentation, insertText }) =>
        Object.assign(new vscode.CompletionItem(label, kind - 1), {
          insertText: new vscode.SnippetString(insertText),
          documentation: documentation?.value ?? documentation,
        }),
      )
    },
  }
  const hover = {
    async provideHover(document, position) {
      const words = await help.hover(pageOf(document), position)
      return words && new vscode.Hover(new vscode.MarkdownString(words))
    },
  }
  const selector = pages.map(([, pattern]) => ({
    scheme: 'file',
    pattern: new vscode.RelativePattern(folder, pattern),
  }))
  context.subscriptions.push(
    vscode.languages.registerCompletionItemProvider(selector, completion, ' '),
    vscode.languages.registerHoverProvider(selector, hover),
  )
}
