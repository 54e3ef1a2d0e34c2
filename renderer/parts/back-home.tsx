import { urls } from '../../schemas/urls.ts'
import { ArrowLeftIcon } from '../icons/index.ts'
import { useSite } from '../use-site.ts'

export function BackHome() {
  return (
    <a className="back-link" href={urls.home}>
      <ArrowLeftIcon />
      {useSite().navigation.footer.backToHome}
    </a>
  )
}
