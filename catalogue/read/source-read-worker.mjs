import { register } from 'tsx/esm/api'

/** Starts the thread's program from its sources, which Node by itself can't run. */
register()
await import('./read-worker.ts')
