import { keepUpToDate, markToday } from '../../renderer/enhance/opening-hours.ts'
import { loadWhenVisible } from '../../renderer/islands/load-when-visible.ts'
import { startPage } from '../../renderer/start-page.ts'
import { collapseAccordion, performPress } from '../../renderer/widgets/accordion/collapse.ts'

startPage(performPress)
collapseAccordion()
loadWhenVisible()
keepUpToDate(markToday)
