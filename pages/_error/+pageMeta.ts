/** An unknown address shows the home page, with the home page's canonical address. */
export { pageMeta } from '../index/+pageMeta.ts'
