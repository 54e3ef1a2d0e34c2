import type { ReactNode } from 'react'

/** Words whose figures are about something else than the clinic's facts; shown as they are. */
export const Other = ({ children }: { children: ReactNode }) => children
