import { writeFileSync } from 'node:fs'
import { cliManual, manualFile } from './manual/cli-manual.ts'

/** Writes the manual of the command line anew, after a command was changed. */
writeFileSync(manualFile, cliManual())
console.log(`Written: ${manualFile}`)
