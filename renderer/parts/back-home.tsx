import { ArrowLeftIcon } from '../icons/index.ts'
import { urls } from '../urls.ts'
import { useSite } from '../use-site.ts'

/** The link back to the home page. */
export function BackHome() {
  return (
    <a className="back-link" href={urls.home}>
      <ArrowLeftIcon />
      {useSite().navigation.footer.backToHome}
    </a>
  )
}
