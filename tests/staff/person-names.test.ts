import { describe, expect, it } from 'vitest'
import { useClinic } from '../cli/clinic-fixture.ts'

describe('a person who writes details differently from staff', () => {
  const clinic = useClinic()

  const find = async (...args: string[]) =>
    (await clinic.run('privacy', 'find', ...args)).stdout.match(/ENQ-\S+/g) ?? []

  it('is found by a name in one word or in three, and by a number or address however it was copied', async () => {
    const cruz = await clinic.receive({ name: 'Sergio de la Cruz', phone: '7713 123456' })
    const berg = await clinic.receive({ name: 'Jan Vandenberg', email: 'm\u00fcller@client.example' })
    const reza = await clinic.receive({ name: 'علی\u200cرضا احمدی' })
    for (const name of ['علی رضا', 'علیرضا', 'رضا احمدی']) expect(await find('--name', name)).toEqual([reza])
    for (const name of ['Delacruz', 'Sergio Dela Cruz']) expect(await find('--name', name)).toEqual([cruz])
    expect(await find('--name', 'Van Den Berg Jan')).toEqual([berg])
    expect(await find('--phone', '(+44) 7713 123456')).toEqual([cruz])
    const other = await clinic.receive({ message: 'My wife is on 7713 123456 - 5pm is best' })
    const { stderr } = await clinic.run('privacy', 'find', '--phone', '07713 123456')
    expect(stderr).toContain(other)
    expect(await find('--email', 'mu\u0308ller@client.example')).toEqual([berg])
  })

  it('is not looked for by a name without a word', async () => {
    expect(await clinic.run('privacy', 'find', '--name', ',')).toMatchObject({
      exitCode: 2,
      stderr: 'Write at least one word of the name.\n',
    })
  })

  it('is another person when the name differs in a vowel sign', async () => {
    const both = { email: 'patel@client.example' }
    const meena = await clinic.receive({ ...both, name: 'मीना पटेल' })
    await clinic.receive({ ...both, name: 'मोना पटेल' })
    expect(await find('--name', 'मीना')).toEqual([meena])
    expect(await clinic.run('privacy', 'export', '--email', both.email)).toMatchObject({
      exitCode: 4,
      stderr: expect.stringContaining('this may be several people'),
    })
  })
})
