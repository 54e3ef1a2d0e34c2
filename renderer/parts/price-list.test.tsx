import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Treatment } from '../../schemas/content/treatment.ts'
import { PriceList } from './price-list.tsx'

const treatment = (slug: string, group: Treatment['group']) =>
  ({ slug, title: slug, group, price: { amount: 60, unit: 'session', from: true } }) as Treatment

test('each treatment stands below the name of its own group, in the order of the menu', () => {
  const treatments = [treatment('laser', 'device'), treatment('light', 'skin'), treatment('lift', 'device')]
  const names = { injectable: 'Injectables', skin: 'Skin', device: 'Devices', medical: 'Medical' }
  const markup = renderToStaticMarkup(<PriceList treatments={treatments} groups={names} />)
  const told = [...markup.matchAll(/<h3[^>]*>([^<]*)|href="\/treatments\/([^"]*)/g)]
  expect(told.map(([, name, slug]) => name ?? slug)).toEqual(['Skin', 'light', 'Devices', 'laser', 'lift'])
})
