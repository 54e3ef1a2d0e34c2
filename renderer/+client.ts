import { watchBookingButtons } from './enhance/booking-in-view.ts'
import { showCurrentYear } from './enhance/copyright-year.ts'
import { markToday, showOpenNow } from './enhance/today.ts'
import { startIslands } from './islands/start-islands.ts'

startIslands()
markToday()
showOpenNow()
showCurrentYear()
watchBookingButtons()
