import { listen } from '../../renderer/enhance/listen.ts'
import { markToday } from '../../renderer/enhance/opening-hours.ts'
import { loadWhenVisible } from '../../renderer/islands/load-when-visible.ts'
import { startPage } from '../../renderer/start-page.ts'
import { collapseAccordion, performPress } from '../../renderer/widgets/accordion/collapse.ts'

startPage(performPress)
collapseAccordion()
loadWhenVisible()
markToday()
listen('visibilitychange', markToday)
setInterval(markToday, 60_000)
