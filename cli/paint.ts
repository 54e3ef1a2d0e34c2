import { styleText } from 'node:util'

const formats = {
  /** Waits longer than promised, or failed. */
  late: ['bold', 'red'],
  /** Waits, or is to be done. */
  waiting: ['yellow'],
  /** Nothing waits. */
  well: ['green'],
  heading: ['bold'],
  quiet: ['dim'],
  /** Taken back. */
  struck: ['strikethrough'],
} as const satisfies Record<string, Parameters<typeof styleText>[0]>

export type Meaning = keyof typeof formats

type Paint = (meaning: Meaning | undefined, text: string) => string

/** Colours text by its meaning, which the words give as well. Node is kept from checking by itself whether stdout shows colours. */
export function painter(colour: boolean): Paint {
  return (meaning, text) =>
    colour && meaning && text ? styleText([...formats[meaning]], text, { validateStream: false }) : text
}
