import { catalogue } from 'virtual:catalogue'
import { urls } from '../../renderer/urls.ts'

export const onBeforePrerenderStart = () => catalogue.legal.map(({ slug }) => urls.legal(slug))
