import { join } from 'node:path'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { checkContent } from '../../catalogue/check.ts'
import { root } from '../../tests/support/built-site.ts'
import { type RunningServer, startServer } from '../../tests/support/server-process.ts'
import { startSite } from '../../tests/support/site-server.ts'
import { fromSource } from '../load.ts'
import { measureProcess, type ProcessCost } from '../measure-process.ts'
import { astro, installTools, newerNode } from './tools.ts'
import { type AstroKind, writeAstroSite } from './write-site.ts'

/** Writes the two Astro projects from the site's own content or that of another folder. Returns the folder of each. */
export async function writeAstroSites(from = root): Promise<Record<AstroKind, string>> {
  await installTools()
  const { content } = await checkContent({ root: from })
  const catalogue = content && catalogueOf(content)
  if (!catalogue || !content)
    throw new Error('The content has errors. Run npm run -s clinic -- content check')
  const write = (kind: AstroKind) => writeAstroSite(kind, catalogue, content)
  return { islands: write('islands'), hand: write('hand') }
}

export const buildAstro = (site: string): Promise<ProcessCost> =>
  measureProcess(newerNode, [astro, 'build'], site)

/** Builds the two Astro sites, and starts a server for each and for the built site. */
export async function startAllSites() {
  const astro = await writeAstroSites()
  for (const site of Object.values(astro)) await buildAstro(site)
  return {
    ours: await startSite(),
    islands: await serveAstro(astro.islands),
    hand: await serveAstro(astro.hand),
  }
}

/** Serves what Astro built. */
function serveAstro(site: string): Promise<RunningServer> {
  return startServer(join(root, 'bench/astro/serve.ts'), root, { ...fromSource, FOLDER: join(site, 'dist') })
}
