import { sharedValue } from './parts/shared-value.ts'

/** Whether the desk's server answers. While it does not, the notice at the top of every page says so. */
export const { get: isConnected, set: setConnected, use: useConnected } = sharedValue(true)
