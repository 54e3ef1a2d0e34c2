import manifest from '../package.json' with { type: 'json' }

/** `0.1.0 (Node.js 20.19.0)`. */
export const programVersion = `${manifest.version} (Node.js ${process.versions.node})`
