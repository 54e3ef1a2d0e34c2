/** An unknown address shows the home page, whose canonical address search engines keep. */
export { pageMeta } from '../index/+pageMeta.ts'
