import { RefusedRequest } from '../problem.ts'
import { addressKey } from '../security/address-key.ts'
import { type HitCounter, totals } from './hit-counter.ts'

/** How many enquiries are accepted: from one address in ten minutes, and from everyone in one minute. */
export type RateLimits = { perAddress: number; total: number }

/** The time each limit is counted over, in seconds. */
const limitWindows = { perAddress: 600, total: 60 } as const

/** Networks counted together, each with a multiple of one address's limit, so that a /48 can't use up everyone's. */
const networks = [
  { bits: 64, times: 1 },
  { bits: 56, times: 4 },
  { bits: 48, times: 8 },
]
/** Attempts allowed for each enquiry, so that a few typing errors do not keep the corrected one out. */
const attemptsPerEnquiry = 6

interface Attempt {
  address: string | undefined
  now: Date
}

type Limit = { key: string; limit: number; window: number }

type Count = Limit & { counter: HitCounter }

/** Counts a request; throws a RefusedRequest when its address or network has sent too many. */
export async function countAttempt(
  counters: readonly HitCounter[],
  { perAddress }: RateLimits,
  { address, now }: Attempt,
): Promise<void> {
  await countAll(inTurn(counters, addressLimits('attempt', address, perAddress * attemptsPerEnquiry)), now)
}

/**
 * Counts an enquiry that is about to be stored, and refuses one beyond a limit.
 * Enquiries that look automated have such a limit of their own, so that they do not use up that of people. Returns a
 * function that takes the count back, for an enquiry that was not stored after all.
 */
export function countEnquiry(
  counters: readonly HitCounter[],
  { perAddress, total }: RateLimits,
  { address, now, automated }: Attempt & { automated: boolean },
): Promise<() => Promise<void>> {
  const key = automated ? totals.automated : totals.people
  const everyone = { key, limit: total, window: limitWindows.total }
  return countAll(inTurn(counters, [...addressLimits('enquiry', address, perAddress), everyone]), now)
}

/** Every limit by the first counter, then by the next, which costs more. */
const inTurn = (counters: readonly HitCounter[], limits: readonly Limit[]): Count[] =>
  counters.flatMap((counter) => limits.map((limit) => ({ ...limit, counter })))

/** The widest network first, so that what is refused for it leaves no key of each address in it. */
function addressLimits(what: string, address: string | undefined, limit: number): Limit[] {
  const limits = networks.map(({ bits, times }) => ({
    key: `${what}:${addressKey(address, bits)}`,
    limit: limit * times,
    window: limitWindows.perAddress,
  }))
  return limits
    .filter(({ key }, index) => limits.findIndex((other) => other.key === key) === index)
    .toReversed()
}

async function countAll(counts: readonly Count[], now: Date) {
  const counted: (() => Promise<void>)[] = []
  // A count that cannot be taken back ends with its window; that failure must not change the answer.
  const takeBack = async () => {
    for (const undo of counted) await undo().catch(() => {})
  }
  try {
    for (const { counter, key, limit, window } of counts) {
      const hit = await counter.hit(key, window, now)
      counted.push(() => counter.takeBack(key))
      if (hit.count > limit) throw new RefusedRequest('tooMany', { retryAfterSeconds: hit.retryAfterSeconds })
    }
  } catch (error) {
    await takeBack()
    throw error
  }
  return takeBack
}
