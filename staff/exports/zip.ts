import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file of an archive, whose text is written as it arrives. */
export interface ZipPart {
  name: string
  text: AsyncIterable<string> | Iterable<string>
}

/** The earliest date that the format can hold, so that the same content gives the same archive. */
const earliest = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true }

/** A ZIP archive, compressed as its parts arrive, so that none is held in memory. */
export async function* zip(parts: readonly ZipPart[]): AsyncGenerator<Uint8Array> {
  const archive = new ZipFile()
  const output = archive.outputStream.pipe(new PassThrough())
  const sources = parts.map(({ name, text }) => {
    const source = Readable.from(text)
    // yazl does not notice a stream that fails.
    source.once('error', (error) => output.destroy(error))
    archive.addReadStream(source, name, earliest)
    return source
  })
  archive.end()
  try {
    yield* output
  } finally {
    for (const source of sources) source.destroy()
  }
}
