/** What the panel over a page in the dev server shows. Runs in the browser as well as in the server. */
export interface PanelMessage {
  /** What keeps the site from being built. */
  errors: PanelFinding[]
  /** What somebody ought to look at. */
  warnings: PanelFinding[]
}

/** A place in the content, and what is to be said there. */
export interface PanelPlace {
  /** `content/treatments/profhilo.mdx:9:11`. */
  place: string
  /** The same with the whole path, as programs that open editors take it. */
  target: string
  message: string
  /** The lines around the place, with a row of carets under it. */
  frame: string[]
}

export interface PanelFinding extends PanelPlace {
  rule: string
  related: PanelPlace[]
  remedy?: string
  /** What a waiver would name: `skin-analysis price: "from £45" and "£35"`. */
  subject?: string
}

/** Sent by the server when findings change, and as an answer to {@link panelQuestion}. */
export const panelEvent = 'catalogue:findings'

/** Sent by a page that has just been opened. */
export const panelQuestion = 'catalogue:ask'

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    [panelEvent]: PanelMessage
    [panelQuestion]: undefined
  }
}
