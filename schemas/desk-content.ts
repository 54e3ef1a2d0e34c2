import type { Waiver } from './content/waivers.ts'

/** Something in the content that is wrong or doubtful. Places are `content/home.yaml:12:7`. */
export interface DeskFinding {
  rule: string
  severity: 'error' | 'warning'
  message: string
  remedy?: string
  place: string
  related: { place: string; message: string }[]
}

/** Who accepts a finding, why, and until when; `expires` is `yyyy-mm-dd`. */
type DeskWaiver = Pick<Waiver, 'owner' | 'reason' | 'expires'>

/** `GET /api/content`: the content check's report. */
export interface DeskContent {
  errors: number
  warnings: number
  /** Facts that visitors see in two versions; those without a waiver first. */
  disagreements: { finding: DeskFinding; accepted?: DeskWaiver }[]
  /** All other findings, by page. */
  pages: { name: string; findings: DeskFinding[] }[]
  /** Accepted findings, the first to expire at the top. */
  accepted: { finding: DeskFinding; waiver: DeskWaiver }[]
  /** Keys whose value is still a placeholder. */
  placeholders: { name: string; keys: string[] }[]
}
