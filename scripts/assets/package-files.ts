import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Fetches one version of a package by npm, reads the named files from it, and leaves nothing behind. */
export function readPackageFiles(name: string, version: string, files: string[]): Buffer[] {
  const directory = mkdtempSync(join(tmpdir(), 'font-'))
  try {
    const archive = execFileSync('npm', ['pack', '--silent', `${name}@${version}`], {
      cwd: directory,
      encoding: 'utf8',
    })
    execFileSync('tar', ['-xzf', archive.trim()], { cwd: directory })
    return files.map((file) => readFileSync(join(directory, 'package', file)))
  } finally {
    rmSync(directory, { recursive: true })
  }
}
