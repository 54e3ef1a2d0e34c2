import '../../../renderer/styles/main.css'
import './harness.css'
import { onContact, onHome } from '../../../renderer/islands/registry.ts'
import { startIslands } from '../../../renderer/islands/start-islands.ts'
import { collapseAccordions } from '../../../renderer/widgets/accordion/collapse.ts'
import { prefillFromAddress } from '../../../renderer/widgets/contact-form/prefill.ts'

prefillFromAddress()
startIslands({ ...onHome, ...onContact })
collapseAccordions()
