import { counted } from '../../../../schemas/counted.ts'

export function FailedMails({ count }: { count: number }) {
  return (
    <section aria-labelledby="failed-mails" className="problem">
      <h2 id="failed-mails">{counted(count, 'mail')} could not be sent</h2>
      <p>
        The enquiries themselves are safe. In the terminal, <code>clinic notifications list</code> says why,
        and <code>clinic notifications retry</code> sends again what has failed once the cause is fixed. What
        waits goes by itself.
      </p>
    </section>
  )
}
