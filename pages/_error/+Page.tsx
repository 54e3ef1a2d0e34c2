export { Page } from '../index/+Page.tsx'
