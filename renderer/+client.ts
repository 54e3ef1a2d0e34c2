import { showCurrentYear } from './enhance/copyright-year.ts'
import { markToday, showOpenNow } from './enhance/today.ts'
import { startIslands } from './islands/start-islands.ts'

startIslands()
markToday()
showOpenNow()
showCurrentYear()
