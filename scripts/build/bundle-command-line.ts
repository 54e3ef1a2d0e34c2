import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'

/** Packages that stay in node_modules: they are native, or large and loaded only when a command needs them. */
const kept = ['sqlite3', 'pg', 'nodemailer']
/** Drivers that knex would load for databases that are not used here. */
const foreignDrivers = [
  ...['better-sqlite3', 'mariadb', 'mysql', 'mysql2', 'oracledb', 'pg-native', 'pg-query-stream', 'tedious'],
]

/** Objection's own validator brings in a JSON Schema compiler; the models have validators of their own. */
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  setup({ onLoad }) {
    onLoad({ filter: /objection[/\\]lib[/\\]model[/\\]AjvValidator\.js$/ }, () => ({
      contents: `const { Validator } = require('./Validator')
        exports.AjvValidator = class AjvValidator extends Validator { validate({ json }) { return json } }`,
    }))
  },
}

/**
 * Bundles the command line, or another program, with its packages into one file, `program.js`, and beside it `main.js`,
 * which starts it. Code that is not used is in the file but never runs.
 */
export async function bundleCommandLine(
  root: string,
  folder: string,
  program = 'cli/main.ts',
): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: { main: 'cli/start.ts', program },
    outdir: folder,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    external: [...kept, ...foreignDrivers],
    plugins: [withoutJsonSchema],
    // Code from V8's cache cannot use dynamic import; packages that stay outside are required instead.
    supported: { 'dynamic-import': false },
    minifySyntax: true,
    minifyWhitespace: true,
    logLevel: 'warning',
  })
  await makeExecutable(join(folder, 'main.js'))
  await writeFile(join(folder, 'package.json'), '{ "type": "commonjs" }\n')
}

async function makeExecutable(file: string): Promise<void> {
  await writeFile(file, `#!/usr/bin/env node\n${await readFile(file, 'utf8')}`)
  await chmod(file, 0o755)
}
