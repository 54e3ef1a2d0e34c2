import { buildDeskApp } from './desk-app.ts'

/** Bundles the staff's web app into the folder that its argument names. A program of its own, to run beside others. */
const [folder = ''] = process.argv.slice(2)
await buildDeskApp(process.cwd(), folder)
