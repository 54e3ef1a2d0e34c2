import type { ReactNode } from 'react'

/** Words whose figures are not about the clinic's facts; shown as they are. */
export const Other = ({ children }: { children: ReactNode }) => children
