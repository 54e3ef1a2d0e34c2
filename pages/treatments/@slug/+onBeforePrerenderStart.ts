import { catalogue } from 'virtual:catalogue'
import { urls } from '../../../renderer/urls.ts'

/** Vike asks for the addresses before there is a page context, so they come straight from the catalogue. */
export const onBeforePrerenderStart = () => catalogue.treatments.map(({ slug }) => urls.treatment(slug))
