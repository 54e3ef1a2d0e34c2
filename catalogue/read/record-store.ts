import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { codeDigest } from './code-digest.ts'
import type { FileRecord } from './file-record.ts'
import { packRecords, unpackRecords } from './pack.ts'

/** About how many files share one pack, the unit that is written anew when one of its files changes. */
const filesPerPack = 512
const packName = /^\d+\.pack$/

/**
 * What earlier runs read of each file, kept in `<root>/.cache/content`. A record counts only for the same bytes of the
 * file, read by the same code; what is damaged or can't be written is read anew.
 */
export class RecordStore {
  readonly #folder: string
  readonly #key: string
  readonly #packs: Map<string, readonly FileRecord[]>
  readonly #byFile: Map<string, FileRecord>

  private constructor(folder: string, key: string) {
    this.#folder = folder
    this.#key = key
    this.#packs = new Map(packNames(folder).map((name) => [name, readPack(join(folder, name), key)]))
    this.#byFile = new Map([...this.#packs.values()].flat().map((record) => [record.file, record]))
  }

  /** The records kept under a root, or undefined when none can be trusted. */
  static open(root: string): RecordStore | undefined {
    return codeDigest === undefined ? undefined : new RecordStore(join(root, '.cache', 'content'), codeDigest)
  }

  get isEmpty(): boolean {
    return this.#byFile.size === 0
  }

  /** Every record kept, of files that may have changed since. */
  get all(): FileRecord[] {
    return [...this.#byFile.values()]
  }

  /** The record of a file whose bytes have this digest. */
  find(file: string, digest: string): FileRecord | undefined {
    const record = this.#byFile.get(file)
    return record?.digest === digest ? record : undefined
  }

  /** Keeps these records and no others. Packs that hold the same already are left alone. */
  keep(records: readonly FileRecord[]): void {
    const packs = Math.max(1, Math.ceil(records.length / filesPerPack))
    const lists = new Map(Array.from({ length: packs }, (_, index) => [`${index}.pack`, [] as FileRecord[]]))
    for (const record of records) {
      if (record.digest) lists.get(`${crc32(record.file) % packs}.pack`)?.push(record)
    }
    try {
      mkdirSync(this.#folder, { recursive: true })
      for (const [name, list] of lists) {
        if (!sameRecords(list, this.#packs.get(name))) this.#write(name, list)
      }
      for (const name of this.#packs.keys()) {
        if (!lists.has(name)) rmSync(join(this.#folder, name), { force: true })
      }
    } catch {
      // The next run reads the files anew.
    }
  }

  #write(name: string, records: readonly FileRecord[]): void {
    const partial = join(this.#folder, `${name}.${randomUUID()}`)
    writeFileSync(partial, packRecords(records, this.#key))
    renameSync(partial, join(this.#folder, name))
  }
}

function sameRecords(list: readonly FileRecord[], kept: readonly FileRecord[] | undefined): boolean {
  return list.length === kept?.length && list.every((record, index) => record === kept[index])
}

function packNames(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => packName.test(name))
  } catch {
    return []
  }
}

function readPack(path: string, key: string): FileRecord[] {
  try {
    return unpackRecords(readFileSync(path), key)
  } catch {
    return []
  }
}
