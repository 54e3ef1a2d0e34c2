import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Outcome, runProcess, runWithin } from '../cli/clinic-fixture.ts'
import { clinicAddress, mailServer } from '../outbox/outbox-fixture.ts'
import { jsonPost } from '../support/enquiry-example.ts'
import type { MailServer } from '../support/mail-server.ts'
import { markedEnquiry, newMark, outcomes, sendEveryWay } from '../support/marked-enquiry.ts'
import { siteDirectory, startTestServer } from '../support/process-run.ts'
import { printed, type RunningServer } from '../support/server-process.ts'

/** Places where a secret was found, each with the secret. */
type Found = [place: string, secret: string][]

/** A clinic whose programs all run as processes of their own. */
class Clinic {
  readonly #directory = siteDirectory()
  readonly data = join(this.#directory, 'var')
  readonly away = join(this.#directory, 'away')
  readonly #env = { DATABASE_URL: `sqlite:${join(this.data, 'clinic.sqlite3')}`, LOG_LEVEL: 'debug' }
  readonly #servers: RunningServer[] = []
  readonly secrets: readonly string[]

  constructor(secrets: readonly string[]) {
    this.secrets = secrets
    onTestFinished(() => this.stop())
  }

  async start(env: Record<string, string> = {}): Promise<RunningServer> {
    const limits = { ENQUIRY_LIMIT_PER_ADDRESS: '100', ENQUIRY_LIMIT_TOTAL: '1000' }
    const server = await startTestServer(this.#directory, { ...this.#env, ...limits, ...env })
    this.#servers.push(server)
    return server
  }

  async stop(): Promise<void> {
    for (const server of this.#servers) await server.kill('SIGKILL')
  }

  /** Runs a command within this process, which is quicker. */
  command = (args: string[]): Promise<Outcome> =>
    runWithin(args, this.#env, this.#directory, { clock: () => new Date() })

  /** Runs a command that prompts for its input, and checks the list of processes meanwhile. */
  async asking(args: string[], input: string): Promise<Outcome> {
    const running = runProcess(args, this.#env, { input, cwd: this.#directory })
    expect(this.inProcesses()).toEqual([])
    return running
  }

  inLogs = (): Found =>
    this.#servers.flatMap(({ output }) => this.find('log', `${output.stdout}${output.stderr}`))

  inProcesses = (): Found =>
    readdirSync('/proc').flatMap((pid) =>
      ['cmdline', 'environ'].flatMap((file) => this.#inFile(join('/proc', pid, file))),
    )

  inFiles = (folder: string): Found =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .flatMap((entry) => this.#inFile(join(entry.parentPath, entry.name)))

  find(place: string, text: string): Found {
    return this.secrets.filter((secret) => text.includes(secret)).map((secret) => [place, secret])
  }

  /** A process may have ended meanwhile, or be another user's. */
  #inFile(path: string): Found {
    try {
      return this.find(path, readFileSync(path, 'latin1').toLowerCase())
    } catch {
      return []
    }
  }
}

/** Has the mail server refuse one mail for good and the next for now, then accept those that follow. */
async function sendMails(clinic: Clinic, mails: MailServer): Promise<void> {
  const server = await clinic.start({ SMTP_URL: mails.url, ENQUIRY_NOTIFY_TO: clinicAddress })
  await printed(server, /"event":"notification_failed"/)
  mails.behaviour = 450
  await server.send(jsonPost())
  await printed(server, /"event":"notification_delayed"/)
  mails.behaviour = 'take'
  await server.send(jsonPost())
  await mails.taken(1)
}

/** Commands, each with its exit code, that print nothing personal on stderr and, where `isBare`, nothing on stdout either. */
function commands(
  clinic: Clinic,
  reference: string,
  backup: string,
): [exitCode: number, args: string[], isBare?: boolean][] {
  return [
    [0, ['enquiries', 'list']],
    [0, ['enquiries', 'show', reference]],
    [0, ['enquiries', 'set-status', 'contacted', reference]],
    [3, ['enquiries', 'set-status', 'booked', 'ENQ-2222-2222'], true],
    [0, ['enquiries', 'history', reference]],
    [0, ['enquiries', 'overdue']],
    [0, ['enquiries', 'stats'], true],
    [0, ['enquiries', 'export', '--format', 'csv', '--output', join(clinic.away, 'list.csv')], true],
    [1, ['notifications', 'list'], true],
    [0, ['notifications', 'retry'], true],
    // The fixture site states no period.
    [4, ['privacy', 'purge', '--dry-run'], true],
    [0, ['db', 'status'], true],
    [0, ['db', 'backup', backup], true],
    [0, ['db', 'verify', backup], true],
    [0, ['doctor'], true],
  ]
}

test.skipIf(process.platform !== 'linux')(
  'what a visitor typed is in no log, mail or list of processes, and after erasure in no file, also once an older backup is restored',
  async () => {
    const { fields, website, secrets } = markedEnquiry()
    const note = newMark()
    const clinic = new Clinic([...secrets, note])
    const mails = await mailServer(550)
    const backup = join(clinic.away, 'b.sqlite3')

    const first = await clinic.start()
    const replies = await sendEveryWay(first.send, fields, website)
    expect(replies.map(({ status }) => status)).toEqual(outcomes)
    const reference = String(JSON.parse(replies[0]?.text ?? '').reference)
    for (let others = 0; others < 20; others += 1) await first.send(jsonPost())
    await printed(first, /"event":"notification_sent"/)
    expect(clinic.inFiles(join(clinic.data, 'outbox'))).toEqual([])
    await first.kill('SIGKILL')
    await sendMails(clinic, mails)

    await clinic.asking(['enquiries', 'note', reference, '-'], note)
    mkdirSync(clinic.away)
    for (const [expected, args, isBare] of commands(clinic, reference, backup)) {
      const { exitCode, stdout, stderr } = await clinic.command(args)
      const found = clinic.find('output', isBare ? `${stdout}${stderr}` : stderr)
      expect([args, exitCode, found]).toEqual([args, expected, []])
    }
    await clinic.asking(
      ['privacy', 'export', '--email', '--output', join(clinic.away, 'access')],
      fields.email,
    )
    const { stdout } = await clinic.asking(
      ['privacy', 'find', '--email', '--json', 'reference'],
      fields.email,
    )
    const found: { reference: string }[] = JSON.parse(stdout)
    expect(found).toHaveLength(3)
    expect(clinic.inFiles(clinic.data)).not.toEqual([])
    const told = mails.mails.flatMap(({ raw }) => clinic.find('mail', raw))
    expect([clinic.inLogs(), told, clinic.inProcesses()]).toEqual([[], [], []])

    const answers = `${fields.email}\n${found.at(-1)?.reference}\n`
    expect(await clinic.asking(['privacy', 'erase', '--email'], answers)).toMatchObject({ exitCode: 0 })
    expect([clinic.inFiles(clinic.data), clinic.inLogs(), clinic.inProcesses()]).toEqual([[], [], []])
    expect(mails.mails.flatMap(({ raw }) => clinic.find('mail', raw))).toEqual([])

    await clinic.stop()
    const restored = await clinic.command(['db', 'restore', backup, '--yes'])
    expect(restored).toMatchObject({ exitCode: 0, stdout: expect.stringContaining(': 3.\n') })
    expect(clinic.find('output', `${restored.stdout}${restored.stderr}`)).toEqual([])
    expect(clinic.inFiles(clinic.data)).toEqual([])
  },
)
