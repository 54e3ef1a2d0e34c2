import { asked } from './denials.ts'
import { re } from './word-rule.ts'

const few = '(?:\\d+|one|two|three|four|five|ten|twenty|half a dozen|a few|a handful of)'

/** Reductions, bundles, prizes and gifts that make a price a reason to buy. */
export const offers: readonly RegExp[] = [
  /\b(?:special|introductory|limited(?:[- ]time)?|exclusive|seasonal|summer|winter|spring|autumn|christmas|easter|birthday|bridal|new[- ]client|multi[- ]?buy|early[- ]bird|monthly|flash|january) (?:offers?|prices?|deals?|rates?|promotions?|savings?|sales?|discounts?|packages?)\b/,
  /\bdiscount(?:s|ed|ing)?\b|\b(?:christmas|summer|winter|spring|easter) specials?\b|\bbook (?:by|before) [^.;!?]{0,40}\b(?:and|to) (?:pay less|save|get)\b|\b(?:black friday|cyber monday|bogof|cash[- ]?back)\b|\b(?:sale price|on sale|multi-?buy)\b/,
  /(?:£ ?\d+|\b\d+ ?(?:%|per ?cent)) (?:off|discount|less|cheaper)\b|\b(?:half|quarter|third)[- ](?:price|off)\b|\b(?:fiver|tenner) off\b/,
  re`\b${few} for (?:the price of )?(?:one|two|three|\d)\b(?! (?:hour|day|week|month|minute|year)s?\b)`,
  re`\b(?:buy|pay for|book) ${few}\b[^.;!?]{0,25}\b(?:get|have)\b`,
  /\bsave (?:up to )?(?:£ ?\d+|\d+ ?(?:%|per ?cent))|\b(?:prices? (?:slashed|reduced|drop(?:s|ped)?)|price match|cheapest|cheaper than|lowest prices?)\b/,
  /\b(?:free|complimentary) (?:extra )?(?:areas?|treatments?|top[- ]?ups?|injections?|sessions?|vials?|lip balms?|gifts?|(?:[\w-]+ )?(?:facials?|peels?|fillers?|boosters?|masks?))\b|\b(?:area|treatment|session|top[- ]?up)s? (?:is |are |comes? )?(?:free|complimentary)\b/,
  /\b(?:loyalty|reward|referral) (?:points?|schemes?|cards?|rewards?|programmes?|bonus|credits?)\b|\b(?:refer|bring) a friend (?:and|to) (?:both |you |we |each )?(?:get|save|receive|enjoy|earn)\b/,
  /\b(?:bundles?|package (?:deals?|prices?|offers?)|(?:treatment|bridal|party|holiday|glow|pamper|filler|lip) packages?)\b/,
  /\b(?:gift )?vouchers?\b|\bgift (?:cards?|certificates?)\b|£ ?\d+ (?:of |in |account )?credit\b|\b(?:treatment|account|clinic|store) credit\b|\b(?:interest-free|0 ?% (?:finance|interest|credit))|\bpay in (?:three|four|\d+) (?:instalments|parts)\b|\bbuy now,? pay later\b|\bfinance (?:available|from)\b/,
  /\b(?:prizes?|giveaways?|raffles?|prize draws?)\b|\bchance to win\b|\bwin (?:an?|your|one|free|two|three)\b|\benter (?:our|the) (?:\w+ )?(?:competition|draw)\b/,
]

/** Words that say that no offer is made. */
export const noOffer: readonly RegExp[] = [
  /\b(?:no|without|nor|never|neither|not) (?:an? |any |as an? |(?:give|have|make|offer|do|run|sell|hold|take part in|use|accept|part of)\b(?: an?| any)? ?)?(?:(?:[\w-]+, ){0,2}[\w-]+,? (?:or|nor) (?:an? )?)?/,
  /\b(?:don[’']t|doesn[’']t|do not|does not|cannot) (?:(?:give|have|make|offer|do|run|sell|hold|take part in|use|accept)\b(?: an?| any)? ?)/,
  /(?:s|es)? (?:is|are|was)(?: not|n[’']t| never) (?:offered|given|sold|for us|what)/,
  /\bnot be offered [^.;!?]{0,40}/,
  asked,
]
