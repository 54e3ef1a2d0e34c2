import { writeFileSync } from 'node:fs'
import { modelSheet } from './model-sheet.tsx'

/** Writes the model sheet of the drawings. Run it after a change of renderer/illustrations/figures. */
writeFileSync('docs/images/model-sheet.svg', modelSheet())
