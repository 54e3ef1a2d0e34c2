import type { Request, Router } from 'express'
import { ChangeRefused } from '../../database/enquiries/change-refused.ts'
import { restrictEnquiry } from '../../database/enquiries/edit-enquiry.ts'
import { removeNote } from '../../database/enquiries/enquiry-note.ts'
import {
  correctionSchema,
  type DeskChange,
  detailsChangeSchema,
  noteChangeSchema,
  restrictionSchema,
  ringBackSchema,
  statusChangeSchema,
  undoSchema,
} from '../../schemas/desk.ts'
import type { Change } from '../../schemas/enquiry-history.ts'
import { unfreedWords } from '../../schemas/erasure.ts'
import {
  futureMomentExamples,
  futureMomentProblem,
  readFutureMoment,
} from '../../schemas/time/future-moment.ts'
import { correctStatus, editDetails, moveEnquiries, ringBack } from '../../staff/enquiries/change-enquiry.ts'
import { changeLine } from '../../staff/enquiries/change-words.ts'
import { addNote, correctNote, noteAsShown } from '../../staff/enquiries/notes.ts'
import { undo } from '../../staff/enquiries/undo.ts'
import { Refusal } from '../../staff/refusal.ts'
import { refuseChange, withArrows } from './answer.ts'
import type { DeskWork } from './desk-work.ts'
import { readBody, referenceOf } from './read-body.ts'

/** Routes that change enquiries. Each answers with the changes. */
export function changeRoutes(routes: Router, { db, actor, clock }: DeskWork): void {
  const stamp = () => ({ actor, now: clock() })
  const change = (path: string, work: (request: Request) => Promise<Change[]>, method: Method = 'post') =>
    routes[method](path, async (request, response) => {
      try {
        response.json((await work(request)).map(withWords))
      } catch (error) {
        if (!(error instanceof ChangeRefused)) throw error
        refuseChange(response, error, request.body?.status)
      }
    })

  change('/enquiries/status', (request) => {
    const { references, status, expected, note } = readBody(request, statusChangeSchema)
    return moveEnquiries(db, references, status, { ...stamp(), expected, note })
  })
  change('/enquiries/:reference/correct', (request) => {
    const { status, expected } = readBody(request, correctionSchema)
    const reference = referenceOf(request)
    return correctStatus(db, reference, status, { ...stamp(), expected: { [reference]: expected } })
  })
  change('/enquiries/:reference/notes', (request) =>
    addNote(db, referenceOf(request), readBody(request, noteChangeSchema).text, stamp()),
  )
  change('/enquiries/:reference/notes/:version', async (request) => {
    const { text } = readBody(request, noteChangeSchema)
    return correctNote(db, referenceOf(request), await noteOf(request), text, stamp())
  })
  change(
    '/enquiries/:reference/notes/:version',
    async (request) => removeNote(db, referenceOf(request), await noteOf(request), stamp()),
    'delete',
  )
  change('/enquiries/:reference/ring-back', (request) => {
    const { when, expected } = readBody(request, ringBackSchema)
    const moment = when.trim() === '' ? undefined : momentOf(when)
    return ringBack(db, referenceOf(request), moment, { ...stamp(), expected: { ringBackAt: expected } })
  })
  change('/enquiries/:reference/details', (request) => {
    const { details, expected } = readBody(request, detailsChangeSchema)
    return editDetails(db, referenceOf(request), details, { ...stamp(), expected })
  })
  change('/enquiries/:reference/restrict', (request) =>
    restrictEnquiry(db, referenceOf(request), readBody(request, restrictionSchema).restricted, stamp()),
  )
  change('/undo', (request) => undo(db, { ...stamp(), ...readBody(request, undoSchema) }))

  const noteOf = (request: Request) => noteAsShown(db, referenceOf(request), Number(request.params.version))
  const momentOf = (text: string): Date => {
    const moment = readFutureMoment(text, clock())
    if (moment) return moment
    const examples = `Write when to ring back: ${futureMomentExamples}.`
    throw new Refusal('usage', futureMomentProblem(text, clock()) ?? examples)
  }
}

const withWords = (change: Change): DeskChange => {
  const words = withArrows(changeLine(change))
  return { ...change, words: change.bytesLeft ? `${words}. ${unfreedWords}` : words }
}

type Method = 'post' | 'delete'
