import { relative } from 'node:path'
import { bundlePrograms } from './bundle.ts'
import { keptResult } from './kept-folder.ts'
import { runProgram } from './run-program.ts'

/** Folders with all that does not depend on content. */
export interface Applications {
  /** The pages' bundle, and their scripts and styles; see bundle-site.ts. */
  site: Promise<string>
  /** The staff's web app. */
  desk: Promise<string>
  /** Server, desk and command line. */
  programs: Promise<string>
}

/** Bundles what has changed since an earlier build; the site and the desk one after the other, since Vite takes 350 MB for each. */
export function bundleApplications(root: string, origin: string): Applications {
  const tools = ['scripts/build', 'tsconfig.json']
  const site = keptResult(
    root,
    {
      name: 'site',
      files: ['pages', 'renderer', 'schemas', 'public', 'vite.config.ts', ...tools],
      settings: origin,
    },
    (folder) => runProgram('scripts/build/bundle-site.ts', relative(root, folder)),
  )
  const desk = site.then(() =>
    keptResult(
      root,
      { name: 'desk', files: ['desk/app', 'renderer/styles', 'schemas', 'public/assets/fonts', ...tools] },
      (folder) => runProgram('scripts/build/bundle-desk.ts', folder),
    ),
  )
  const programs = keptResult(
    root,
    {
      name: 'programs',
      files: ['server', 'desk', 'cli', 'staff', 'database', 'schemas', 'catalogue', 'package.json', ...tools],
    },
    (folder) => bundlePrograms(root, folder),
  )
  // What is wrong is told where they are awaited.
  for (const result of [site, desk, programs]) result.catch(() => {})
  return { site, desk, programs }
}
