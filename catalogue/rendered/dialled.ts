import type { Catalogue } from '../catalogue.ts'

/** The clinic's phone as it is dialled from anywhere. */
export const dialled = ({ phone }: Catalogue['clinic']): string =>
  phone.replace(/[^\d+]/g, '').replace(/^0/, '+44')
