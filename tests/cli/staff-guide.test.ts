import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { parseReference } from '../../schemas/enquiry-reference.ts'
import { statusTransitions } from '../../schemas/enquiry-status.ts'
import { useClinic } from './clinic-fixture.ts'

const guide = readFileSync('docs/staff-guide.md', 'utf8')
const command = /^\$ clinic ?(.*)\n([\s\S]*)/
const examples = [...guide.matchAll(/```console\n([\s\S]*?)```/g)].map(([, block]) =>
  command.exec(block ?? ''),
)

const clinic = useClinic({ isShared: true })

beforeAll(async () => {
  const robin = { name: 'Robin Example', email: 'robin@client.example', phone: '01632 960002' }
  await clinic.receive({ ...robin, reasonForContact: 'mole-assessment' }, 29.8, 'ENQ-4HJX-T2PD')
  const sam = { name: 'Sam Example', email: 'sam@client.example' }
  await clinic.receive({ ...sam, reasonForContact: 'profhilo' }, 4 + 20 / 60, 'ENQ-9CWM-K6VA')
  await clinic.receive(
    { message: 'Which day suits?\nMornings are best for me.' },
    1 + 55 / 60,
    'ENQ-7F3K-9QW2',
  )
})

/** A question in an example, and what was typed after it. */
const question = /^(Search for: |Note for .*?: |New (?:text|email|phone).*?: |.*\[y\/N\] )(.+)$/gm

it.each(examples.map((example) => [example?.[1] ?? '', example?.[2] ?? '']))('%s', async (line, shown) => {
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
  const file = join(clinic.directory, 'enquiries.xlsx')
  const typed = [...shown.matchAll(question)].map(([, , answer = '']) => answer)
  const { stdout, stderr } = await clinic.answer(
    typed,
    ...words.map((word) => (word === 'enquiries.xlsx' ? file : word)),
  )
  const printed = (stdout + stderr)
    .replace(file, 'enquiries.xlsx')
    .replace(join(clinic.directory, 'config'), '<your configuration folder>')
  expect(inAnyOrder(printed)).toEqual(inAnyOrder(shown.replace(question, '$1\n')))
})

/** Sorted, since a terminal mixes data and words, and shows a question and its answer on one line. */
function inAnyOrder(text: string): string[] {
  return text
    .split(/\n|(?<=: |\[y\/N\] )/)
    .filter(Boolean)
    .sort()
}

it('says what each status can become', () => {
  const rows = [...guide.matchAll(/^\| ([\w-]+) \|.*\| ([\w-]+(?:, [\w-]+)*) \|$/gm)]
  expect(Object.fromEntries(rows.map(([, status, next]) => [status, next?.split(', ')]))).toEqual(
    statusTransitions,
  )
})

it('says which characters are read as others, and which are refused', () => {
  const [, never = '', last] = /never hold ([^.]*?)\s+or\s+(\w)\./.exec(guide) ?? []
  const absent = [...never.split(', '), last]
  const readings = absent.map((typed) => [typed, parseReference(`2222222${typed}`)?.at(-1)])
  const refused = readings.filter(([, read]) => read === undefined).map(([typed]) => typed)
  expect(readings.filter(([typed, read]) => typed === read)).toEqual([])
  expect(guide).toContain(`The others, ${refused.join(', ').replace(/, (?=\w$)/, ' and ')}, are refused.`)
  const taken = readings.filter(([, read]) => read !== undefined)
  const said = [...guide.matchAll(/(\w)(?: and (\w))?\s+for\s+(\w)(?=,| and|\.)/g)]
  expect(
    said
      .flatMap(([, one, two, read]) => [one, two].flatMap((typed) => (typed ? [[typed, read]] : [])))
      .sort(),
  ).toEqual(taken.sort())
})
