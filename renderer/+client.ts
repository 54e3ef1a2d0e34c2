import { watchBookingButtons } from './enhance/booking-in-view.ts'
import { showCurrentYear } from './enhance/copyright-year.ts'
import { startIslands } from './islands/start-islands.ts'

startIslands()
showCurrentYear()
watchBookingButtons()
