import { catalogue } from 'virtual:catalogue'
import { urls } from '../../../renderer/urls.ts'

export const onBeforePrerenderStart = () => catalogue.treatments.map(({ slug }) => urls.treatment(slug))
