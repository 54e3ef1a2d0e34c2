import { writeFileSync } from 'node:fs'
import { morningPicture } from './morning.ts'

/** Draws the picture of the README's part for the staff. */
writeFileSync('docs/images/morning.svg', await morningPicture())
