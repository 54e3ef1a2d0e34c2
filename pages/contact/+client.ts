import { keepUpToDate, markToday, showOpenNow } from '../../renderer/enhance/opening-hours.ts'
import { startPage } from '../../renderer/start-page.ts'
import { stayWhileOffline } from '../../renderer/widgets/contact-form/stay-offline.ts'

startPage()
stayWhileOffline()
keepUpToDate(markToday)
keepUpToDate(showOpenNow)
