import { execFile } from 'node:child_process'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { cachedFolder } from './build-cache.ts'

const tools = ['scripts/build', 'tsconfig.json']

/** What each bundle is made from, from the project's root. */
export const sources = {
  site: ['pages', 'renderer', 'schemas', 'public', 'vite.config.ts', ...tools],
  programs: [
    ...['server', 'desk', 'cli', 'staff', 'database', 'schemas', 'catalogue', 'package.json', ...tools],
    ...['renderer/styles', 'public/assets/fonts'],
  ],
}

/**
 * Bundles what does not depend on content, if it has changed since an earlier build. Resolves to folders: `site` has the pages' bundle
 * and their scripts and styles, see bundle-site.ts; `programs` has the server, the command line, and the desk with its web app.
 */
export function bundleApplications(root: string, origin: string) {
  const site = cachedFolder(root, { name: 'site', files: sources.site, settings: origin }, (folder) =>
    runProgram('scripts/build/bundle-site.ts', relative(root, folder)),
  )
  const programs = cachedFolder(root, { name: 'programs', files: sources.programs }, async (folder) => {
    // Loaded on demand: most builds need no bundler.
    const [{ bundleDeskApp }, { bundlePrograms }] = await Promise.all([
      import('./bundle-desk.ts'),
      import('./bundle.ts'),
    ])
    await bundleDeskApp(root, join(folder, 'desk/app'))
    await bundlePrograms(root, folder)
  })
  // Errors are reported where the results are awaited.
  for (const result of [site, programs]) result.catch(() => {})
  return { site, programs }
}

const start = promisify(execFile)

/** Runs one of this project's programs beside this one; its output is shown only when it fails. */
async function runProgram(program: string, ...args: string[]): Promise<void> {
  const running = start(process.execPath, ['scripts/program.mjs', program, ...args])
  process.once('exit', () => running.child.kill())
  await running.catch(({ code, stdout, stderr }) => {
    throw new Error(`${program} ended with ${code}.\n${stdout}${stderr}`)
  })
}
