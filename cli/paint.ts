import { styleText } from 'node:util'

const formats = {
  /** Waits longer than promised, or failed. */
  late: ['bold', 'red'],
  /** Waits, or is to be done. */
  waiting: ['yellow'],
  /** Nothing waits. */
  well: ['green'],
  heading: ['bold'],
  /** Of less weight. */
  quiet: ['dim'],
} as const satisfies Record<string, Parameters<typeof styleText>[0]>

export type Meaning = keyof typeof formats

type Paint = (meaning: Meaning | undefined, text: string) => string

/** Gives text a colour by what it means; the words say the same without. */
export function painter(colour: boolean): Paint {
  return (meaning, text) => (colour && meaning && text ? styleText([...formats[meaning]], text) : text)
}
