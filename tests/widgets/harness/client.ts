import '../../../renderer/styles/main.css'
import './harness.css'
import { startIslands } from '../../../renderer/islands/start-islands.ts'

startIslands()
