/** Whether a text has letters of a script that runs from right to left. */
export const isRightToLeft = (text: string): boolean =>
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text)

/** A mark of no width after such letters: a number or arrow that follows would otherwise become part of them (UAX #9). */
export const leftToRightMark = '\u200e'
