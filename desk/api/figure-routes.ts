import type { Router } from 'express'
import { figureWeeks } from '../../schemas/desk-figures.ts'
import { openTimeBetween } from '../../schemas/time/open-time.ts'
import { figures } from '../../staff/figures/figures.ts'
import { Refusal } from '../../staff/refusal.ts'
import type { DeskWork } from './desk-work.ts'
import { shownSite } from './shown-site.ts'

export function figureRoutes(routes: Router, { db, root, clock }: DeskWork): void {
  routes.get('/figures', async (request, response) => {
    const weeks = figureWeeks.find((one) => String(one) === request.query.weeks)
    if (weeks === undefined) throw new Refusal('usage', `Ask for ${figureWeeks.join(', ')} weeks.`)
    const opening = (await shownSite(root))?.opening
    const openTime = opening && ((from: Date, to: Date) => openTimeBetween(opening, from, to))
    response.json(await figures(db, { weeks, now: clock(), openTime }))
  })
}
