/** A form in which a file can be sent. */
export type Encoding = 'br' | 'gzip' | 'identity'

const preference: readonly Encoding[] = ['br', 'gzip', 'identity']

/**
 * The encoding to send, by the weights of Accept-Encoding (RFC 9110, 12.5.3); the smaller form wins a tie. When the
 * client refuses every form there is, it gets the plain one.
 */
export function negotiateEncoding(
  accept: string | undefined,
  available: Pick<ReadonlySet<Encoding>, 'has'>,
): Encoding {
  const weights = parseWeights(accept ?? '')
  const weigh = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === 'identity' ? identityWeight(weights) : (weights.get('*') ?? 0))
  let best: Encoding = 'identity'
  let bestWeight = 0
  for (const encoding of preference) {
    const weight = available.has(encoding) ? weigh(encoding) : 0
    if (weight > bestWeight) [best, bestWeight] = [encoding, weight]
  }
  return best
}

/** Plain content is acceptable unless excluded, and comes last when it was not named. */
function identityWeight(weights: Map<string, number>): number {
  return weights.get('*') === 0 ? 0 : 0.001
}

function parseWeights(accept: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const item of accept.split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
    if (name === '') continue
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    const weight = quality === undefined ? 1 : Number(quality)
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight >= 0 && weight <= 1 ? weight : 0)
  }
  return weights
}
