import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { root } from '../tests/support/built-site.ts'
import { median } from '../tests/support/percentile.ts'
import { type RunningServer, startServer } from '../tests/support/server-process.ts'
import type { Load, LoadResult } from './server-load.ts'

const loader = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href

/** Has Node run a program from its source. */
export const fromSource = { NODE_OPTIONS: `--import ${loader}` }

/** Starts a server from its source. It has very high enquiry limits, and notifies the clinic through this mail server. */
export const startFromSource = (
  program: string,
  directory: string,
  mailServer: string,
): Promise<RunningServer> =>
  startServer(join(root, program), directory, {
    ...fromSource,
    ENQUIRY_LIMIT_PER_ADDRESS: '1000000',
    ENQUIRY_LIMIT_TOTAL: '1000000',
    SMTP_URL: mailServer,
    ENQUIRY_NOTIFY_TO: 'reception@clinic.example',
  })

/** Loads a server for a second to warm it up, and then as asked. */
export async function measureLoad(load: Load): Promise<LoadResult> {
  await generate({ ...load, seconds: 1 })
  return generate(load)
}

async function generate(load: Load): Promise<LoadResult> {
  const args = ['--import', loader, join(root, 'bench/server-load.ts'), JSON.stringify(load)]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return JSON.parse(stdout)
}

export const medianOf = (results: readonly LoadResult[], key: keyof LoadResult): number =>
  median(results.map((result) => result[key]))
