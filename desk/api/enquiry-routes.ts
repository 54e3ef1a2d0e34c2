import type { Router } from 'express'
import { countArrivals } from '../../database/enquiries/enquiry-event.ts'
import { type EnquiryFilter, findEnquiry } from '../../database/enquiries/find-enquiries.ts'
import { history } from '../../database/enquiries/history.ts'
import { assertNoKeysLeft } from '../../schemas/assert-no-keys-left.ts'
import { type DeskDetail, type DeskFilter, deskSearchSchema } from '../../schemas/desk.ts'
import type { EnquiryPage } from '../../schemas/stored-enquiry.ts'
import { overdueBefore } from '../../schemas/time/response-promise.ts'
import { waitingStatuses } from '../../schemas/time/waiting.ts'
import type { DeskToday } from '../../schemas/today.ts'
import { eventWords } from '../../staff/enquiries/change-words.ts'
import { listEnquiries } from '../../staff/enquiries/enquiry-list.ts'
import { notesIn } from '../../staff/enquiries/notes.ts'
import { otherEnquiries } from '../../staff/enquiries/same-person.ts'
import { morning } from '../../staff/morning.ts'
import { Refusal } from '../../staff/refusal.ts'
import { withArrows } from './answer.ts'
import type { DeskWork } from './desk-work.ts'
import { readBody, referenceOf } from './read-body.ts'
import { shownSite } from './shown-site.ts'

/** The most enquiries in each list of `GET /today`. */
const maxToday = 50

export function enquiryRoutes(routes: Router, { db, root, places, clock }: DeskWork): void {
  routes.get('/today', async (_request, response) => {
    const today: DeskToday = {
      ...(await morning(db, { root, places }, clock(), maxToday)),
      arrivals: await countArrivals(db),
    }
    response.json(today)
  })
  routes.post('/enquiries/search', async (request, response) => {
    const { order, offset, limit, ...filter } = readBody(request, deskSearchSchema)
    const now = clock()
    const page: EnquiryPage = await listEnquiries(db, databaseFilter(filter, now), {
      order,
      offset,
      limit,
      now,
    })
    response.json(page)
  })
  routes.get('/enquiries/:reference', async (request, response) => {
    const reference = referenceOf(request)
    const enquiry = await findEnquiry(db, reference)
    if (!enquiry) throw new Refusal('notFound', `There is no enquiry ${reference}.`)
    const events = await history(db, reference)
    const site = await shownSite(root)
    const treatment = site?.treatments?.find(({ reason }) => reason === enquiry.reasonForContact)
    const detail: DeskDetail = {
      enquiry,
      history: events.map((event) => ({ ...event, words: withArrows(eventWords(event, events)) })),
      notes: notesIn(events),
      others: await otherEnquiries(db, enquiry),
      ...(treatment && { treatment }),
    }
    response.json(detail)
  })
}

function databaseFilter(asked: Omit<DeskFilter, 'order'>, now: Date): EnquiryFilter {
  const { statuses, reasons, since, isOverdue, isRingBack, search, ...rest } = asked
  assertNoKeysLeft(rest)
  const filter = {
    statuses,
    reasons,
    since: since === undefined ? undefined : new Date(since),
    isRingBack,
    search,
  }
  return isOverdue ? { ...filter, statuses: waitingStatuses(statuses), until: overdueBefore(now) } : filter
}
