import '../../../renderer/styles/main.css'
import './harness.css'
import { loadWhenVisible } from '../../../renderer/islands/load-when-visible.ts'
import { startIslands } from '../../../renderer/islands/start-islands.ts'
import { collapseAccordion, performPress } from '../../../renderer/widgets/accordion/collapse.ts'
import { startCookieConsent } from '../../../renderer/widgets/cookie-consent/start-cookie-consent.ts'
import { startNavigation } from '../../../renderer/widgets/navigation/start-navigation.ts'

const has = (selector: string) => document.querySelector(selector) !== null

startIslands(performPress)
collapseAccordion()
if (has('[data-when-visible]')) loadWhenVisible()
if (has('nav')) startNavigation()
if (has('dialog')) startCookieConsent()
