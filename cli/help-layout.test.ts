import { expect, test } from 'vitest'
import { commandsBelow, pathOf } from './command-tree.ts'
import { declaredProgram } from './program.ts'

function helpAt(columns: number): Map<string, string> {
  const program = declaredProgram(columns)
  return new Map(
    [program, ...commandsBelow(program)].map((command) => [pathOf(command), command.helpInformation()]),
  )
}

test.each([40, 80, 200])('help fits into %i columns, unless a word is too long', (columns) => {
  const tooLong = [...helpAt(columns)].flatMap(([path, text]) =>
    text
      .split('\n')
      .filter((line) => line.length > Math.min(columns, 100) && !/^(?: {2}-|Usage| *\S+( \\)?$)/.test(line))
      .map((line) => `${path}: ${line}`),
  )
  expect(tooLong).toEqual([])
})

test('help of one command reads well in a narrow terminal', () => {
  expect(helpAt(40).get('enquiries history')).toMatchInlineSnapshot(`
    "Usage: clinic enquiries history <which> [options]

    show who did what to an enquiry, and
    when

    Arguments:
      which
          its reference or a part of it,
          like 7F3K

    Options:
      --json [fields]
          print JSON; name fields to get
          only those, such as at,action
      --no-pager
          print at once, however long it is
      -h, --help
          display help for command

    Examples:
      clinic enquiries history \\
        ENQ-7F3K-9QW2
          Who did what to it, and when.
    "
  `)
})
