import type { Phrase } from './phrase-findings.ts'
import type { FileScope } from './rule.ts'

/** "no", "without" and the like, with up to two words before the phrase: "no video or telephone consultations". */
const noneOf =
  /\b(?:no|without|nor|neither|never(?: an?)?|instead of(?: an?)?|rather than(?: an?)?)[\s-](?:(?!more|longer|only|wait|fuss|need|hidden|doubt|other|better|matter|worr|queue|stress|hassle)[\w’'-]+(?: (?:or|and|nor) [\w’'-]+)?[\s-])?$/i

/** "We do not ...": the nearest words before the phrase, unless they spur on, or only say what need not come first. */
const notDone =
  /\b(?:(?:do|does|did|is|are|was|were|can|could|will|would|should|may|must|has|have)(?: not|n[’']t)|cannot|can[’']t|won[’']t|never|nobody|no one|nothing|none|not)\b(?! (?:only|just|hurry|rush|charge|miss|forget|wait|hesitate|delay|worry|let|be afraid|put off|fear|think twice))(?! (?:need|have to|require)\b(?! (?:an?|any|the)?\s*$))[^.!?;:]{0,40}$/i
const turned = /\b(?:but|only|unless|except|without|until you|so)\b/i

/** "... is not offered here". */
const refused =
  /^s?(?:[^.!?;:,]{0,25})\b(?:(?:is|are|was|were|can|could|will|would)(?: not|n[’']t| never)|cannot|never)(?: be| been)?(?: ever)? (?:offered|done|carried|performed|possible|available|provided|given|held|enough|used|needed|part|treated|seen|eligible|suitable|allowed|permitted|accepted|something|what|for us)\b/i

/** Whether the sentence itself says that what the phrase names is not done here. */
export function isDenied({ before, after }: Phrase): boolean {
  const start = before.slice(before.search(/[^.!?;]*$/))
  const denial = notDone.exec(start)
  return noneOf.test(start) || (denial !== null && !turned.test(denial[0].slice(3))) || refused.test(after)
}

/** The sentence that a phrase stands in, from the last full stop before it to the next after it. */
export function sentenceOf({ before, text, after }: Phrase): string {
  const start = /[^.!?]*$/.exec(before)?.[0] ?? ''
  const end = /^(?:[^.!?]|\.(?=\d))*/.exec(after)?.[0] ?? ''
  return start + text + end
}

/** Whether a phrase stands in a question that its answer denies: "Do you remove moles?" "No." */
export function isAnsweredNo({ passages }: FileScope, { passage }: Phrase): boolean {
  return /^\W*(?:no|not|never|nobody|sorry|unfortunately|we (?:never|do not|don[’']t|cannot|can[’']t))\b/i.test(
    answerOf(passages, passage) ?? '',
  )
}

/** The answer to the question that a passage is, or undefined where it is none. */
export function answerOf(passages: FileScope['passages'], { path }: Phrase['passage']): string | undefined {
  if (path.at(-1) !== 'question') return undefined
  return passages.find(
    (other) =>
      other.path.at(-1) === 'answer' && other.question !== undefined && other.path.at(-2) === path.at(-2),
  )?.text
}
