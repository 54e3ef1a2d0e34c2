import { markToday } from '../../renderer/enhance/opening-hours.ts'
import { onHome } from '../../renderer/islands/registry.ts'
import { startPage } from '../../renderer/start-page.ts'
import { collapseAccordions } from '../../renderer/widgets/accordion/collapse.ts'

startPage(onHome)
collapseAccordions()
markToday()
