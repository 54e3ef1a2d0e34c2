import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { Script } from 'node:vm'

/**
 * Starts the bundled command line beside this file with the code that V8 compiled at the build. Another release of Node
 * rejects that code and compiles the program itself.
 */
const program = join(__dirname, 'program.js')
const compiled = join(__dirname, 'program.cache')

// A command ends before optimised code pays off, and optimising would take a third of a check's time. Later releases of
// Node would warn about this flag.
if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=1000000')

const script = new Script(`(function(exports,require,module){${readFileSync(program, 'utf8')}\n})`, {
  filename: program,
  cachedData: compiledCode(),
})
const module = { exports: {} }
script.runInThisContext()(module.exports, createRequire(program), module)

function compiledCode(): Buffer | undefined {
  try {
    return readFileSync(compiled)
  } catch {
    return undefined
  }
}
