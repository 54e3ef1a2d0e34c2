import '../../renderer/+client.ts'
import { markToday, showOpenNow } from '../../renderer/enhance/today.ts'
import { prefillFromAddress } from '../../renderer/widgets/contact-form/prefill.ts'

prefillFromAddress()
markToday()
showOpenNow()
