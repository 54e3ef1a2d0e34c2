import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Picture } from './picture.tsx'

const image = {
  width: 1000,
  height: 750,
  placeholder: 'data:image/webp;base64,AAAA',
  variants: [
    { format: 'avif', width: 480, url: '/assets/images/room-480.1.avif' },
    { format: 'avif', width: 1000, url: '/assets/images/room-1000.1.avif' },
    { format: 'webp', width: 480, url: '/assets/images/room-480.1.webp' },
    { format: 'webp', width: 1000, url: '/assets/images/room-1000.1.webp' },
  ] as const,
}
const render = (eager: boolean) =>
  renderToStaticMarkup(
    createElement(Picture, {
      image: { ...image, variants: [...image.variants] },
      alt: 'The treatment room',
      sizes: '50vw',
      eager,
    }),
  )

describe('Picture', () => {
  it('offers each format in every width and keeps its shape', () => {
    const markup = render(false)
    expect(markup).toContain(
      'type="image/avif" srcSet="/assets/images/room-480.1.avif 480w, /assets/images/room-1000.1.avif 1000w" sizes="50vw"',
    )
    expect(markup).toContain('width="1000" height="750" alt="The treatment room" loading="lazy"')
    expect(markup).not.toContain('style=')
  })

  it('is fetched first when a visitor sees it first', () => {
    expect(render(true)).toContain('loading="eager" fetchPriority="high"')
  })
})
