import '../../renderer/+client.ts'
import { markToday, showOpenNow } from '../../renderer/enhance/today.ts'
import { collapseAccordions } from '../../renderer/widgets/accordion/collapse.ts'

collapseAccordions()
markToday()
showOpenNow()
