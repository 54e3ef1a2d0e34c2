import { type RequestHandler, Router } from 'express'
import type { DeskClinic } from '../../schemas/desk.ts'
import { changeRoutes } from './change-routes.ts'
import type { DeskWork } from './desk-work.ts'
import { enquiryRoutes } from './enquiry-routes.ts'
import { figureRoutes } from './figure-routes.ts'
import { privacyRoutes } from './privacy-routes.ts'
import { shownSite } from './shown-site.ts'

/** The routes for an open session. */
export function createRoutes(work: DeskWork, changes: RequestHandler): Router {
  const routes = Router()
  routes.get('/me', (_request, response) => void response.json({ actor: work.actor }))
  routes.get('/changes', changes)
  routes.get('/clinic', async (_request, response) => {
    const clinic: DeskClinic = { opening: (await shownSite(work.root))?.opening }
    response.json(clinic)
  })
  enquiryRoutes(routes, work)
  changeRoutes(routes, work)
  figureRoutes(routes, work)
  routes.get('/content', async (_request, response) => void response.json(await work.content.read()))
  privacyRoutes(routes, work)
  return routes
}
