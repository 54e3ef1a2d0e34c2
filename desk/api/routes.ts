import { type RequestHandler, Router } from 'express'
import { changeRoutes } from './change-routes.ts'
import { clinicFacts } from './clinic-facts.ts'
import type { DeskWork } from './desk-work.ts'
import { enquiryRoutes } from './enquiry-routes.ts'
import { figureRoutes } from './figure-routes.ts'
import { privacyRoutes } from './privacy-routes.ts'

/** The routes for an open session. */
export function createRoutes(work: DeskWork, changes: RequestHandler): Router {
  const routes = Router()
  routes.get('/me', (_request, response) => void response.json({ actor: work.actor }))
  routes.get('/changes', changes)
  const facts = clinicFacts(work.root, work.siteOrigin)
  routes.get('/clinic', (_request, response) => void response.json(facts.clinic()))
  enquiryRoutes(routes, work, facts)
  changeRoutes(routes, work)
  figureRoutes(routes, work, facts)
  routes.get('/content', async (_request, response) => void response.json(await work.content.read()))
  privacyRoutes(routes, work)
  return routes
}
