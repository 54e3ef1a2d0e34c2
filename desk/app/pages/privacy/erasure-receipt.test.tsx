import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ErasureReceipt } from './erasure-receipt.tsx'

const htmlOf = (references: string[]) => {
  const receipt = { erasedAt: '2026-11-20T15:00:00.000Z', actor: 'reception', references, rows: {}, mails: 0 }
  return renderToStaticMarkup(<ErasureReceipt erasure={{ receipt, freed: false, unwritable: [] }} />)
}

it('says why bytes may be left, and gives the whole command that finishes the erasure', () => {
  const html = htmlOf(['ENQ-2222-2222', 'ENQ-7F3K-9QW2'])
  expect(html).toContain('another program is reading it, or its disk or the memory has too little room')
  expect(html).toContain(
    '<code>clinic privacy erase --reference ENQ-2222-2222 ENQ-7F3K-9QW2 --confirm ENQ-7F3K-9QW2</code>',
  )
})

it('gives no command if no enquiry was erased', () => {
  const html = htmlOf([])
  expect(html).toContain('the next erasure overwrites them.')
  expect(html).not.toContain('<code>')
})
