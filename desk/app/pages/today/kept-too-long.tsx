import { Link } from 'react-router-dom'
import { counted } from '../../../../schemas/counted.ts'

export function KeptTooLong({ count }: { count: number }) {
  return (
    <section aria-labelledby="kept-too-long" className="problem">
      <h2 id="kept-too-long">
        {counted(count, 'enquiry is', 'enquiries are')} older than the privacy policy allows
      </h2>
      <p>
        The service has not deleted {count === 1 ? 'it' : 'them'}. See what is due under{' '}
        <Link to="/privacy">Privacy</Link>.
      </p>
    </section>
  )
}
