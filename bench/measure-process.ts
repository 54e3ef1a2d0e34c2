import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { root } from '../tests/support/built-site.ts'

export interface ProcessCost {
  /** Wall time. */
  seconds: number
  /** The most resident memory that the process and its descendants held together; NaN where /proc is missing. */
  peakBytes: number
}

const sampleEvery = 40
const kibibyte = 1024

/** Runs a program to its end, in the project's folder when no other is given. Rejects with its output when it fails. */
export function measureProcess(command: string, args: string[], cwd = root): Promise<ProcessCost> {
  const started = performance.now()
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk))
  let peakBytes = Number.NaN
  const timer = setInterval(() => {
    const held = residentBytes(child.pid ?? 0)
    if (!(held <= peakBytes)) peakBytes = held
  }, sampleEvery)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      clearInterval(timer)
      if (code === 0) resolve({ seconds: (performance.now() - started) / 1000, peakBytes })
      else reject(new Error(`${[command, ...args].join(' ')} ended with ${code}.\n${printed}`))
    })
  })
}

/** The run with the median wall time. */
export function medianCost(measured: readonly ProcessCost[]): ProcessCost {
  const sorted = measured.toSorted((a, b) => a.seconds - b.seconds)
  return sorted[Math.floor(sorted.length / 2)] ?? { seconds: Number.NaN, peakBytes: Number.NaN }
}

/** Resident memory of a process and all below it, from /proc. */
function residentBytes(top: number): number {
  const processes = readProcesses()
  const family = new Set([top])
  for (let size = 0; size !== family.size; ) {
    size = family.size
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid)
  }
  return processes.filter(({ pid }) => family.has(pid)).reduce((sum, { bytes }) => sum + bytes, 0)
}

function readProcesses(): { pid: number; parent: number; bytes: number }[] {
  return numbersIn('/proc').flatMap((pid) => {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
      return [{ pid, parent: field('PPid'), bytes: field('VmRSS') * kibibyte }]
    } catch {
      return []
    }
  })
}

function numbersIn(folder: string): number[] {
  try {
    return readdirSync(folder).map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}
