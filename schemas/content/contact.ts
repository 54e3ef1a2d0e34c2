import * as v from 'valibot'
import { visitKeys } from './clinic.ts'
import { field, group } from './expected.ts'
import { line, list, paragraph, searchDescription, searchTitle, words } from './text.ts'

const message = group({ title: words('the title'), text: field(paragraph(), 'the text') })

const failures = group({
  offline: words('the visitor has no network'),
  online: words('the network is back'),
  tooMany: words('too many messages came from there'),
  ours: words('our server failed'),
  unanswered: words('no answer came'),
})

/** content/contact.yaml: the contact page, its form and what it answers. */
export const contactSchema = group({
  title: field(searchTitle(), 'the page’s title, without the clinic’s name'),
  description: searchDescription,
  heading: words('the page’s heading'),
  lead: field(paragraph(), 'the line under it'),
  form: group({
    heading: words('the form’s heading'),
    hint: words('the line above the fields'),
    about: field(
      line('About: {treatment}'),
      'what the form says, and the message begins with, after a link from a treatment; {treatment} is its name',
    ),
    labels: field(
      group({
        name: words('label'),
        dateOfBirth: words('label'),
        email: words('label'),
        phone: words('label'),
        reasonForContact: words('label'),
        message: words('label'),
      }),
      'labels of the fields',
    ),
    hints: group({ dateOfBirth: words('hint under the label'), message: words('hint under the label') }),
    reasonPlaceholder: words('the first line of the reasons'),
    submit: words('the button'),
    sending: words('the button while sending'),
    errorSummary: words('heading of the list of mistakes'),
    errorPrefix: words('what stands before the page’s title when there are mistakes'),
    privacy: field(paragraph(), 'what happens with the data, above the button'),
    privacyLink: words('the link to the privacy policy after it'),
  }),
  sent: field(message, 'the answer when a message was stored'),
  failed: field(message, 'the answer when it was not'),
  sentPage: field(
    group({
      heading: words('the heading of the page that a form without script leads to'),
      received: words('the heading where the form was'),
      reference: field(
        line('Your reference is {reference}.'),
        'names the reference; {reference} stands for it',
      ),
      by: field(line('We will reply by {time}.'), 'when the promise ends; {time} is the day and the time'),
      next: field(list(paragraph()), 'what happens now'),
      again: words('the button that shows an empty form again'),
    }),
    'what stays when a message was sent',
  ),
  failedPage: field(
    group({
      heading: words('the heading of the page that a form without script leads to'),
      reasons: field(failures, 'why it was not sent'),
      kept: field(paragraph(), 'that the words are still in the form'),
      advice: field(failures, 'what to do then, after it'),
      instead: words('what stands before phone and email'),
      resend: field(paragraph(), 'what to do when no answer came, without script'),
      next: field(list(paragraph()), 'what to do, without script'),
      again: words('the button that leads to an empty form'),
    }),
    'what stays when a message was not sent',
  ),
  panel: group({
    heading: words('heading of the panel'),
    address: words('label'),
    phone: words('label'),
    email: words('label'),
    hours: words('label'),
    today: words('what marks today'),
    closed: words('what a closed day says'),
    openUntil: field(line('Open now until {time}'), 'what is said while the clinic is open'),
    opens: field(line('Opens {day} {time}'), 'what is said while it is closed; {day} is the next open day'),
    opensToday: field(line('Opens today {time}'), 'what is said before it opens today'),
    next: field(line('Next: {date}'), 'the next date of a day that is open every second week'),
    bankHolidays: words('what stands under the hours if the clinic closes on bank holidays'),
    map: words('the link to a map'),
    toForm: words('the button that leads to the form, on small screens'),
    alternate: field(line('Alternate {day}s'), 'how a day that is open every second week is called'),
  }),
  before: field(
    group({
      heading: words('heading'),
      ...v.entriesFromList(visitKeys, words('label')),
      register: words('label'),
      lookUp: field(line('Search the register for the PIN {pin}.'), 'how to look up {pin}, the NMC PIN'),
    }),
    'labels of what clinic.yaml says under visit',
  ),
  free: group({ heading: words('heading'), text: paragraph() }),
  book: words('the booking button'),
})

export type Contact = v.InferOutput<typeof contactSchema>
