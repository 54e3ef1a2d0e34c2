import { Readable } from 'node:stream'
import { beforeEach, describe, expect, it } from 'vitest'
import { changeStatus } from '../../database/enquiries/change-status.ts'
import { now, runWithin, useClinic } from './clinic-fixture.ts'

describe('a command that asks', () => {
  const clinic = useClinic()
  let references: string[]

  beforeEach(async () => {
    references = [await clinic.receive({ name: 'Emma Clarke' }), await clinic.receive()]
  })

  const statuses = () => clinic.withDatabase((db) => db('enquiries').orderBy('id').pluck('status'))
  const close = () => ['enquiries', 'set-status', 'closed', ...references]

  it.each(['', 'n', 'yep', 'what?'])('moves neither of two enquiries on the answer %j', async (answer) => {
    expect(await clinic.answer([answer], ...close())).toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(/Nothing was changed\.\n$/),
    })
    expect(await statuses()).toEqual(['new', 'new'])
  })

  it('moves nothing when somebody else has moved one since it asked', async () => {
    const answers = async function* () {
      await clinic.withDatabase((db) =>
        changeStatus(db, references.slice(0, 1), 'contacted', { actor: 'SM', now }),
      )
      yield 'y\n'
    }
    const stdin = Object.assign(Readable.from(answers()), { isTTY: true })
    expect(await clinic.runOn({ stdin }, ...close())).toMatchObject({
      exitCode: 4,
      stderr: expect.stringContaining('SM moved it new -> contacted'),
    })
    expect(await statuses()).toEqual(['contacted', 'new'])
  })

  it('keeps no note from an editor that ends with an error', async () => {
    const EDITOR = 'f() { echo Rang > "$1"; false; }; f'
    const env = { DATABASE_URL: clinic.databaseUrl, EDITOR, XDG_RUNTIME_DIR: clinic.directory }
    expect(await runWithin(['enquiries', 'note', references[0] ?? '', '--editor'], env)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('the editor ended with an error'),
    })
    expect(await clinic.withDatabase((db) => db('enquiry_notes').select())).toEqual([])
  })

  it.each([['note'], ['set-status', 'contacted']])(
    'prints what an editor wrote if %s refuses it',
    async (...command) => {
      const EDITOR = `f() { printf 'Rang %01000d' 0 > "$1"; }; f`
      const env = { DATABASE_URL: clinic.databaseUrl, EDITOR, XDG_RUNTIME_DIR: clinic.directory }
      const args = ['enquiries', ...command, references[0] ?? '', '--editor']
      expect(await runWithin(args, env)).toMatchObject({
        exitCode: 2,
        stderr: expect.stringMatching(
          /^What you wrote:\nRang 0{1000}\nA note must be 1,000 characters or fewer\.\n$/,
        ),
      })
    },
  )

  it.each([
    ['a pipe answers', ['Clarke\n'], false, '1 enquiry.'],
    ['a pipe ends', [], false, 'Nothing was typed'],
    ['a person presses Ctrl-D', [], true, 'Nothing was typed'],
  ])('ends its line when %s', async (_, lines, isTTY, words) => {
    const stdin = Object.assign(Readable.from(lines), { isTTY })
    const { stderr } = await clinic.runOn({ stdin }, 'enquiries', 'list', '--search')
    expect(stderr).toMatch(new RegExp(`^Search for: \n${words}`))
  })

  it('warns that others can see a name typed in the command, but not for a reference', async () => {
    const said = async (typed: string) => (await clinic.run('enquiries', 'show', typed)).stderr
    expect(await said('Clarke')).toContain('Other people can see what you type in a command')
    expect(await said(references[0] ?? '')).not.toContain('Other people can see')
  })
})
