import { relative } from 'node:path'
import { bundlePrograms } from './bundle.ts'
import { keptResult } from './kept-folder.ts'
import { runProgram } from './run-program.ts'

/** Folders with all that does not depend on content. */
export interface Applications {
  /** The pages' bundle, and their scripts and styles; see bundle-site.ts. */
  site: string
  /** The staff's web app. */
  desk: string
  /** Server, desk and command line. */
  programs: string
}

/** Bundles side by side what has changed since an earlier build. */
export async function bundleApplications(root: string, origin: string): Promise<Applications> {
  const tools = ['scripts/build', 'tsconfig.json']
  const [site, desk, programs] = await Promise.all([
    keptResult(
      root,
      {
        name: 'site',
        files: ['pages', 'renderer', 'schemas', 'public', 'vite.config.ts', ...tools],
        settings: origin,
      },
      (folder) => runProgram('scripts/build/bundle-site.ts', relative(root, folder)),
    ),
    keptResult(
      root,
      { name: 'desk', files: ['desk/app', 'renderer/styles', 'schemas', 'public/assets/fonts', ...tools] },
      (folder) => runProgram('scripts/build/bundle-desk.ts', folder),
    ),
    keptResult(
      root,
      {
        name: 'programs',
        files: ['server', 'desk', 'cli', 'staff', 'database', 'schemas', 'catalogue', ...tools],
      },
      (folder) => bundlePrograms(root, folder),
    ),
  ])
  return { site, desk, programs }
}
