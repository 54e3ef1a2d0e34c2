/** Something in the content that is wrong or doubtful. Places are `content/home.yaml:12:7`. */
export interface DeskFinding {
  rule: string
  severity: 'error' | 'warning'
  message: string
  remedy?: string
  place: string
  related: { place: string; message: string }[]
}

/** Until when somebody accepts a finding; `expires` is `yyyy-mm-dd`. */
export interface DeskWaiver {
  owner: string
  reason: string
  expires: string
}

/** `GET /api/content`: the content check's report. */
export interface DeskContent {
  errors: number
  warnings: number
  /** What visitors see in two ways, what nobody accepts first. */
  disagreements: { finding: DeskFinding; accepted?: DeskWaiver }[]
  /** All else that is to be put right. */
  pages: { name: string; findings: DeskFinding[] }[]
  /** All that is accepted, what runs out first before all. */
  accepted: { finding: DeskFinding; waiver: DeskWaiver }[]
  /** Keys that hold no value of the clinic's own yet. */
  placeholders: { name: string; keys: string[] }[]
}
