import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ErasureReceipt } from './erasure-receipt.tsx'

it('names both reasons why bytes may be left, and the whole command that finishes', () => {
  const erasure = {
    receipt: {
      erasedAt: '2026-11-20T15:00:00.000Z',
      actor: 'reception',
      references: ['ENQ-2222-2222', 'ENQ-7F3K-9QW2'],
      rows: { enquiries: 2 },
      mails: 0,
    },
    freed: false,
    unwritable: [],
  }
  const html = renderToStaticMarkup(<ErasureReceipt erasure={erasure} />)
  expect(html).toContain('another program is reading it or its disk is full')
  expect(html).toContain(
    '<code>clinic privacy erase --reference ENQ-2222-2222 ENQ-7F3K-9QW2 --confirm ENQ-7F3K-9QW2</code>',
  )
})
