import { createReadStream, existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { buildImages } from './images.ts'

const publicId = 'virtual:pictures'
const resolvedId = `\0${publicId}`

/** Where pictures are kept between builds, from the project's root; the build copies them to `/assets/images`. */
export const picturesDirectory = '.cache/images'

/** Serves the photographs of content/images as the module `virtual:pictures`, and their files, in development. */
export function picturesPlugin(): Plugin {
  let root = process.cwd()
  return {
    name: 'pictures',
    apply: 'serve',
    configResolved(config) {
      root = resolve(config.root)
    },
    resolveId: (id) => (id === publicId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined
      const manifest = await buildImages(join(root, 'content/images'), join(root, picturesDirectory))
      return `export const pictures = ${JSON.stringify(manifest)}`
    },
    configureServer(server) {
      server.middlewares.use('/assets/images', (request, response, next) => {
        const file = join(root, picturesDirectory, basename(request.url ?? ''))
        if (!existsSync(file)) return next()
        response.setHeader('Content-Type', file.endsWith('.avif') ? 'image/avif' : 'image/webp')
        createReadStream(file).pipe(response)
      })
    },
  }
}
