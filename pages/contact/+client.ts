import { markToday, showOpenNow } from '../../renderer/enhance/today.ts'
import { onContact } from '../../renderer/islands/registry.ts'
import { startPage } from '../../renderer/start-page.ts'
import { prefillFromAddress } from '../../renderer/widgets/contact-form/prefill.ts'

startPage(onContact)
prefillFromAddress()
markToday()
showOpenNow()
