import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageContext } from 'vike/types'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import { expect, it } from 'vitest'
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
  ],
}
const pageContext = { pictures: { 'images/room.jpg': image } } as unknown as PageContext
const render = () =>
  renderToStaticMarkup(
    createElement(VikeReactProviderPageContext, {
      pageContext,
      children: createElement(Picture, { src: 'images/room.jpg', alt: 'The treatment room' }),
    }),
  )

it('offers each format in every width, keeps its shape, and is fetched first', () => {
  const markup = render()
  expect(markup).toContain(
    'type="image/avif" srcSet="/assets/images/room-480.1.avif 480w, /assets/images/room-1000.1.avif 1000w" sizes="(min-width',
  )
  expect(markup).toContain('width="1000" height="750" alt="The treatment room" fetchPriority="high"')
  expect(markup).not.toContain('style=')
})
