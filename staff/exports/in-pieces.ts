/** In characters, at least. */
const pieceLength = 65_536

/** Joins short texts, such as rows, to longer ones: writing each by itself takes twice the time. */
export async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = ''
  for await (const text of texts) {
    piece += text
    if (piece.length < pieceLength) continue
    yield piece
    piece = ''
  }
  yield piece
}
