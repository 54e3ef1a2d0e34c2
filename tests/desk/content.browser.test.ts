import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, test } from 'vitest'
import { dist, root } from '../support/built-site.ts'
import { temporaryDirectory } from '../support/temporary-directory.ts'
import { type Desk, startDesk } from './desk-process.ts'
import { visitDesk } from './desk-visit.ts'

const { path: folder, remove } = temporaryDirectory()
let desk: Desk
beforeAll(async () => {
  cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true })
  cpSync(join(root, 'public'), join(folder, 'public'), { recursive: true })
  symlinkSync(dist, join(folder, 'dist'))
  desk = await startDesk(undefined, folder)
})
afterAll(async () => {
  await desk?.stop()
  remove()
})

test('says what visitors see in two ways, and follows the files while they are edited', async () => {
  const { page, open } = await visitDesk(desk)
  await open('/content')
  const first = page
    .getByRole('region', { name: 'What visitors see in two ways' })
    .getByRole('listitem')
    .first()
  await first
    .getByText('Visitors see two prices for Skin Analysis: from £45 on the home page, £35 on its own.')
    .waitFor()
  await first.getByText(/^Accepted by the clinic owner until 30 June 2027/).waitFor()
  await first.getByText('content/home.yaml:').waitFor()
  const file = join(folder, 'content/treatments/skin-analysis.mdx')
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, before.replace('amount: 35', 'amount: 36'))
  await first.getByText(/Visitors see two prices for Skin Analysis: .*£36 on its own/).waitFor()
  await first.getByText('mistake').waitFor()
  await page.getByText(/mistakes? that keeps? the site from being built/).waitFor()
  writeFileSync(file, before)
  await first.getByText('accepted', { exact: true }).waitFor()
})
