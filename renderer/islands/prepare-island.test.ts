import { expect, it } from 'vitest'
import { prepareIsland } from './prepare-island.ts'

const element = { dataset: { island: 'icon-links' } } as unknown as HTMLElement

it('is ready only once its styles are there, however early its code is', async () => {
  await import('./on-every-page.ts')
  const order: string[] = []
  const styles = new Promise<void>((resolve) => setImmediate(resolve)).then(() => void order.push('styles'))
  await prepareIsland(element, styles)
  order.push('ready')
  expect(order).toEqual(['styles', 'ready'])
})
