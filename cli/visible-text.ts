export { visibleJson, visibleLines, visibleText } from '../schemas/visible-text.ts'
