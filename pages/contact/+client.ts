import { listen } from '../../renderer/enhance/listen.ts'
import { markToday, showOpenNow } from '../../renderer/enhance/opening-hours.ts'
import { startPage } from '../../renderer/start-page.ts'
import { stayWhileOffline } from '../../renderer/widgets/contact-form/stay-offline.ts'

startPage()
stayWhileOffline()
showNow()
listen('visibilitychange', showNow)
setInterval(showNow, 60_000)

function showNow(): void {
  markToday()
  showOpenNow()
}
