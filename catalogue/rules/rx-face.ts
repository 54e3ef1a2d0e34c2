import { re, type WordRule } from '../word-rule.ts'
import { hasFlag, isAnsweredNo, notOffered } from './shared.ts'

const channel =
  '(?:zoom|skype|teams|facetime|whatsapp|google meet|video(?:[ -](?:call|link|chat))?|telephone|phone|e-?mail|webcam)'
const remote = `(?:online|virtual|remote|distance|digital|${channel}(?:[ -]based)?)`
const seen = '(?:consultations?|consults?|assessments?|appraisals?|prescri(?:bing|bers?|ptions?))'
const way = `(?:online|remotely|virtually|(?:by|via|over|on|through|using) (?:an? |the )?(?:\\w+ )?${channel}|on (?:an? |your |the )?screen|from (?:home|your (?:sofa|phone|own home)))`
const between =
  '(?:(?:with (?:a|our|the|your) (?:\\w+ )?(?:nurse|prescriber|doctor)|is|are|can|may|be|held|done|given|offered|available|arranged|issued|obtained|takes? place|happens?|either|entirely|also|in person or|face to face or) ){0,4}'

/** No consultation at a distance where prescription-only treatments are offered. Source: NMC, position on remote prescribing, 1 June 2025. */
export const rxFace: WordRule = {
  id: 'rx-face',
  severity: 'warning',
  patterns: [
    re`\b${remote}[\s-](?:(?:\w+|&)[\s-]){0,2}?${seen}\b`,
    /\b(?:virtual|video|remote|telephone|zoom)[\s-]appointments?\b/,
    re`\b${seen} ${between}${way}\b`,
    re`\b(?:(?:consult|assess|prescribe)(?:s|d|ed)?|consulting|assessing|prescribing|see|sees|seen|seeing) (?:(?!not|our|on)[\w’']+ ){0,4}?${way}\b`,
    /\b(?:tele|e-?)-?(?:consult(?:ation|ing)?s?|medicine|health|prescri(?:bing|ptions?))\b/,
    re`\b${seen}(?::| ?\() ?(?:(?:in (?:the )?clinic|face to face|in person) (?:or|and|/) )?(?:online|by (?:video|phone)|remote)\b`,
    /\b(?:video|zoom|facetime|skype|whatsapp)[\s-](?:calls?|chats?|meetings?|visits?|links?|sessions?)\b/,
    /\b(?:zoom|facetime|skype) (?:your|our|the|an?) (?:\w+ )?nurse\b|\b(?:on|by|over) zoom replaces\b/,
    /\bonline (?:form|questionnaire)\b[^.!?;]{0,40}\bprescri(?:be|bes|ption)\b/,
  ],
  nearMisses: [
    ...notOffered,
    /\b(?:nothing|never|nobody|not|no \w+) (?:is|are)? ?(?:ever )?(?:be )?(?:prescribed|done|held|seen)\b/,
    /\bno (?:assessment|consultation|prescription|prescriber) (?:is|are|was) (?:ever )?|\bnever (?:prescribe|assess|consult) [^.;!?]{0,40}| (?:cannot|can[’']t|does not|doesn[’']t) replace\b|\bonline (?:form|questionnaire) may\b/,
    /\b(?:book|booking|arrange|schedule|reserve|request|choose|change|move|cancel|find)(?:s|ed|ing)?\b (?:an? |the |your |my |a time for (?:an? |your |the )|it |(?:free |first ))*(?:consultation|assessment|appointment)s? (?:online|by|over|on)\b/,
    /\bonline[\s-](?:booking|diary|form is|reminder)|\bbooking (?:page|portal|system)|(?:consultation|assessment|appointment)s? (?:booking|diary|form|reminder)/,
    /\b(?:see|seeing|watch) (?:the |our |your |a |you (?:at|on) ?)+(?:notes|video|opening hours|hours|website)/,
    /\b(?:phone|telephone) (?:us|me)\b|\b(?:(?:phone|telephone|video|online) (?:appointment|consultation)s? )?with (?:your|a|our) (?:GP|doctor|pharmacist|solicitor)\b|\bphotograph you[^.;!?]{0,30}/,
  ],
  message: 'reads like a consultation at a distance.',
  remedy:
    'Say that the consultation is face to face in the clinic; for the booking write "book a consultation online".',
  where: (file, passage) =>
    file.kind !== 'legal' &&
    (file.kind !== 'treatment' || hasFlag(file, 'pom')) &&
    !isAnsweredNo(file, passage),
}

/** On a prescription-only treatment's own page, no call of any kind in place of a visit. What the table above finds is told once. */
export const rxFaceByCall: WordRule = {
  ...rxFace,
  patterns: [
    /\b(?:over|via|on|by|through|using) (?:zoom|skype|facetime|teams|whatsapp|google meet|webcam|video)\b/,
    /\b(?:calls?|chats?|talk|conversation|word|catch-up|appointment|meeting) (?:on|by|over|via|down) (?:the |your )?(?:tele)?phone\b|\b(?:tele)?phone (?:calls?|chats?|appointments?|meetings?)\b(?! to (?:us|the clinic))/,
    /\b(?:do|have|hold|complete|finish|take care of|start|begin) (?:this|that|it|the \w+|your \w+)(?: (?:part|step|bit|meeting|visit|talk))? (?:online|remotely|virtually|from home|(?:over|by|on) (?:the |your )?(?:tele)?phone)\b/,
  ],
  nearMisses: [
    ...rxFace.nearMisses,
    ...rxFace.patterns,
    /\b(?:book|contact|reach|message|ring|write|ask|remind|tell|cancel|change)\w* (?:[\w’]+ ){0,4}(?:by|over|on|via) /,
    /\b(?:not|never|cannot|can[’']t|don[’']t) (?:(?:do|hold|have|give|prescribe|any of|this|that|it|part|step|(?:consultation|assessment|appointment)s?) ){1,4}/,
  ],
  where: (file, passage) => hasFlag(file, 'pom') && !isAnsweredNo(file, passage),
}
