import { markToday, showOpenNow } from '../../renderer/enhance/opening-hours.ts'
import { startPage } from '../../renderer/start-page.ts'
import { prefillFromAddress } from '../../renderer/widgets/contact-form/prefill.ts'
import { stayWhileOffline } from '../../renderer/widgets/contact-form/stay-offline.ts'

startPage()
prefillFromAddress()
stayWhileOffline()
markToday()
showOpenNow()
document.addEventListener('visibilitychange', () => showOpenNow())
