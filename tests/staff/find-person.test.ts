import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ClinicFixture, openClinic } from '../cli/clinic-fixture.ts'

describe('a person whose data is asked for', () => {
  let clinic: ClinicFixture

  beforeEach(async () => {
    clinic = await openClinic()
  })
  afterEach(() => clinic.remove())

  const find = async (...args: string[]) =>
    (await clinic.run('privacy', 'find', ...args)).stdout.match(/ENQ-\S+/g) ?? []

  it('is found by a name with and without accents, apostrophes, dashes and spaces', async () => {
    const spellings = ['Siobhán O’Brien', 'siobhan obrien', 'Siobhan O Brien', "SIOBHAN O'BRIEN"]
    const references: string[] = []
    for (const name of spellings) references.push(await clinic.receive({ name }))
    await clinic.receive({ name: 'Brien Siobhan-Other' })
    for (const name of [...spellings, 'O-Brien'])
      expect([name, await find('--name', name)]).toEqual([name, references])
    expect(await find('--name', 'Siobhan Ob')).toEqual([])
  })
})
