import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from '../../database/connection.ts'
import { integrityProblems } from '../../database/database-health.ts'
import { newDirectory } from '../support/process-run.ts'
import { writeUntilKilled } from './kill-run.ts'

/** The library that simulates the disk needs a C compiler, and Linux to preload it. */
export const canCutPower = process.platform === 'linux' && hasCompiler()

interface PowerCuts {
  acknowledged: number
  /** Acknowledged, but not in the database afterwards. */
  lost: number
  problems: string[]
}

/**
 * Cuts the power of a writer `cuts` times; each writer goes on from what the disk then holds.
 *
 * @param statement run by the writer on its connection, to see what another setting would lose
 */
export async function cutPower(cuts: number, statement?: string): Promise<PowerCuts> {
  const path = newDirectory()
  const library = join(path, 'power-cut.so')
  const source = join(import.meta.dirname, 'power-cut.c')
  execFileSync('gcc', ['-O2', '-shared', '-fPIC', '-o', library, source, '-ldl', '-lpthread'])
  const [live, disk, seen] = ['live', 'disk', 'seen'].map((name) => join(path, name)) as [
    string,
    string,
    string,
  ]
  const env = { LD_PRELOAD: library, POWER_CUT_LIVE: live, POWER_CUT_DISK: disk }
  mkdirSync(disk, { mode: 0o700 })
  const acknowledged = new Set<string>()
  const lost = new Set<string>()
  const problems: string[] = []
  for (let cut = 0; cut < cuts; cut += 1) {
    replace(live, disk)
    const moment = { lines: 2, later: Math.random() * 300 }
    const written = await writeUntilKilled(addressIn(live), moment, {
      env,
      ...(statement && { statement }),
    })
    for (const reference of written) acknowledged.add(reference)
    replace(seen, disk)
    const database = connect(addressIn(seen))
    try {
      problems.push(...(await integrityProblems(database)))
      const stored = new Set(await database('enquiries').pluck('reference'))
      for (const reference of acknowledged) if (!stored.has(reference)) lost.add(reference)
    } finally {
      await database.destroy()
    }
  }
  return { acknowledged: acknowledged.size, lost: lost.size, problems }
}

const addressIn = (folder: string) => `sqlite:${join(folder, 'clinic.sqlite3')}`

function replace(folder: string, by: string): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync(by, folder, { recursive: true })
}

function hasCompiler(): boolean {
  try {
    execFileSync('gcc', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
