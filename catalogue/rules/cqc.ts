import type { Rule } from '../content.ts'
import { re, type WordRule, wordRule } from '../word-rule.ts'
import { byOthers, isAnsweredNo, notOffered } from './shared.ts'

const growth =
  '(?:it|them|these|those|(?:(?:the|your|an?|any|small|large|larger|raised|skin) ){0,3}(?:moles?|lesions?|growths?|lumps?|bumps?|tags?|cysts?|warts?|ones?))'

/** Surgical procedures, which only a registered provider may offer. Source: Care Quality Commission, scope of registration. */
export const surgery: WordRule = {
  id: 'cqc',
  patterns: [
    /\b(?:excisions?|excisional|excis(?:ed|es|ing)|excise)\b/,
    /\b(?:we|(?:our|the|this) clinic) (?:are|is) (?:also |fully )?(?:CQC[ -](?:registered|regulated|approved)|(?:registered|regulated|approved) (?:with|by) the (?:CQC|Care Quality Commission))\b|\bCQC[ -](?:registered|regulated|approved)(?<=(?:^|[.!?] )\w+.\w+)(?=[.!]|$)|\bmoles?[\s-](?:(?:and|&|or|\/) [\w-]+(?: [\w-]+)?[\s-])?removals?\b/,
    /\bmoles? (?:(?:is|are|was|were|can be|safely|quickly|completely|surgically) ){0,2}(?:removed|cut out|shaved off|taken off)\b/,
    /\bmoles?(?:, [\w-]+(?: [\w-]+)?){1,4}(?:,? (?:and|or) [\w-]+(?: [\w-]+)?)? removed\b/,
    /\bwe (?:can |will )?take (?:(?:your|an?|the) )?moles? off\b|\b(?:get|gets|getting) rid of (?:(?:your|an?|the|unwanted) )?moles?\b/,
    /\b(?:is|are) cut out\b|\bunder (?:LA\b|an? local(?=\s*(?:[.,;!?]|$)))/,
    /\b(?:removal|removing|remove|removes) (?:of )?(?:(?:an?|the|your|any|all|most|many|unwanted|unsightly|raised|facial|troublesome) ){0,2}moles?\b/,
    /\b(?:minor|skin|day)[\s-](?:surgery|surgical|ops?|operations?)(?: procedures?)?\b/,
    /\bsurgical(?:ly)?[\s-](?:remov(?:al|ed|es|ing|e)|procedures?)\b|\b(?:shave|punch|incisional)[\s-](?:removal|biops(?:y|ies))\b/,
    /\blocal[\s-]an(?:ae|e)sthe(?:tics?|sia)\b|\b(?:scalpel|sutures?)\b|\b(?:one or two|a few|a couple of|put in) stitch(?:es)?\b|\bstitch(?:es|ed)? (?:it|you|the \w+) (?:up|closed)\b/,
    re`\b(?:snip|shav|slic|cut|scrap)(?:e|es|s|ped|ed)? (?:${growth} (?:off|away|out)|(?:off|away|out) ${growth})\b|\b${growth} (?:is|are|can be) (?:snipped|shaved|sliced|cut|scraped) (?:off|away|out)\b|\bsnip(?:s|ped)? (?:\w+ )?(?:off|away)\b`,
    /\bnumb\w* (?:[\w'’]+ ){0,4}(?:with|by) (?:an? |the |some )?(?:[\w-]+ )?(?:injections?|jab|shot)(?: of lidocaine)?\b/,
    /\binject\w* (?:of |some |the |a |with )*(?:[\w-]+ )?(?:lidocaine|lignocaine|an(?:ae|e)sthetic)\b|\b(?:lidocaine|lignocaine|an(?:ae|e)sthetic) (?:injections?|(?:is|are) injected)\b/,
  ],
  nearMisses: [
    ...notOffered,
    ...byOthers,
    /\b(?:if|whether|unless|until|once) (?:we|(?:our|the|this) clinic) |\bif (?:an? )?(?:excision|mole removal|surgery|minor surgery) (?:would|were|seems|might|is (?:needed|advised|better|necessary))/,
    /\b(?:you|anyone who|who|people who) (?:have |has |ever )*had (?:an?|any|your|some) moles? (?:removed|cut out|shaved off|taken off)/,
    /\blocal an(?:ae|e)sthetic (?:cream|gel|ointment|spray|patch|(?:\w+ )?in the (?:[\w-]+ )*(?:cream|gel|ointment|product|filler))/,
    /\b(?:cream|ointment|gel|lidocaine|filler|product)\b,? (?:(?:with|is|contains|holds|has|an?|the|same|in|of|which|mild|little|gel|cream) )*/,
    /\b(?:allerg\w+|react\w*|sensitiv\w+) to (?:an? |any |the )?|\bdentists?\b[^.,;!?]{0,60}/,
  ],
  message: 'needs registration with the Care Quality Commission.',
  remedy:
    'Put the registration number into content/clinic.yaml as "cqc" on a line of its own, beside "phone" and not below "visit"; or leave it out.',
  where: (file, passage) => !isAnsweredNo(file, passage),
}

const surgeryFindings = wordRule(surgery)

/** Applies `surgery` unless the clinic's data gives a registration number. */
export const cqc: Rule = (content) => (content.clinic.value.cqc === undefined ? surgeryFindings(content) : [])
