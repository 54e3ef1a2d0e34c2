import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file of an archive, whose text is written as it comes. */
export interface ZipPart {
  name: string
  text: AsyncIterable<string> | Iterable<string>
}

/** Names are UTF-8, and each part's sizes follow it. */
const flags = 0x0808
const deflated = 8
const version = 20
/** The earliest date that the format knows: archives of the same content are the same. */
const date = 0x0021

/** A ZIP archive (APPNOTE 6.3), compressed as its parts come, so that none is held in memory. Up to 4 GiB. */
export async function* zip(parts: Iterable<ZipPart>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = []
  let offset = 0
  const counted = (bytes: Buffer) => {
    offset += bytes.length
    return bytes
  }
  for (const { name, text } of parts) {
    const start = offset
    let sum = 0
    let size = 0
    const read = async function* () {
      for await (const piece of text) {
        const bytes = Buffer.from(piece)
        sum = crc32(bytes, sum)
        size += bytes.length
        yield bytes
      }
    }
    yield counted(
      record(
        0x04034b50,
        [
          [version, flags, deflated, 0, date],
          [0, 0, 0],
          [name.length, 0],
        ],
        name,
      ),
    )
    const packedFrom = offset
    const deflate = createDeflateRaw()
    const done = pipeline(Readable.from(read()), deflate)
    // Told by the loop; without this, stopping early would be an unhandled rejection.
    done.catch(() => {})
    for await (const chunk of deflate) yield counted(chunk)
    const sizes = [sum, offset - packedFrom, size]
    yield counted(record(0x08074b50, [[], sizes]))
    directory.push(
      record(
        0x02014b50,
        [[version, version, flags, deflated, 0, date], sizes, [name.length, 0, 0, 0, 0], [0, start]],
        name,
      ),
    )
  }
  const entries = Buffer.concat(directory)
  yield entries
  const count = directory.length
  yield record(0x06054b50, [[0, 0, count, count], [entries.length, offset], [0]])
}

/** A record: its mark, then groups of numbers, of two bytes and of four in turn, then a name. */
function record(mark: number, groups: number[][], name = ''): Buffer {
  const fields = groups.map((group, index) => {
    const width = index % 2 === 0 ? 2 : 4
    const bytes = Buffer.alloc(group.length * width)
    for (const [place, value] of group.entries()) bytes.writeUIntLE(value, place * width, width)
    return bytes
  })
  const start = Buffer.alloc(4)
  start.writeUInt32LE(mark)
  return Buffer.concat([start, ...fields, Buffer.from(name)])
}
