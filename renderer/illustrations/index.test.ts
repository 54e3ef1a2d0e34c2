import { brotliCompressSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { illustrations } from './index.ts'

const limitBytes = 4096
const render = (name: string, alt: string) => {
  const drawing = illustrations[name]
  if (!drawing) throw new Error(`There is no drawing named ${name}`)
  return renderToStaticMarkup(createElement(drawing, { alt }))
}

describe('illustrations', () => {
  it.each(Object.keys(illustrations))('%s is small and carries no style attribute', (name) => {
    const markup = render(name, '')
    expect(brotliCompressSync(markup).length).toBeLessThanOrEqual(limitBytes)
    expect(markup).not.toMatch(/\bstyle=|\bid=/)
  })

  it('has its alt text as its name, and is hidden if that is empty', () => {
    expect(render('profhilo', 'A face in profile')).toContain('role="img" aria-label="A face in profile"')
    expect(render('profhilo', '')).toContain('aria-hidden="true"')
  })
})
