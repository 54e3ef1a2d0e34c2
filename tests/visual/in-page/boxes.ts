import { isShown, nameOf } from './visible.ts'

/** Height of the header at the usual text size, in CSS pixels: room for a touch target and some space around it. */
const headerHeight = { least: 56, most: 80 }

export function sidewaysScroll(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth}`] : []
}

/** Pictures that overflow their box sideways or have no height, unless that box clips them. */
export function looseImages(): string[] {
  return [...document.querySelectorAll('img, .illustration')].filter(isShown).flatMap((image) => {
    const box = image.parentElement?.closest(':not(picture)')
    if (!box || getComputedStyle(box).overflowX !== 'visible') return []
    const [inner, outer] = [image.getBoundingClientRect(), box.getBoundingClientRect()]
    const isInside = inner.left >= outer.left - 1 && inner.right <= outer.right + 1
    return isInside && inner.height > 0 ? [] : [`${nameOf(image)} reaches out of ${nameOf(box)}`]
  })
}

export function oddHeader(): string[] {
  const height = document.querySelector('.site-header')?.getBoundingClientRect().height ?? 0
  return height < headerHeight.least || height > headerHeight.most ? [`the header is ${height} px high`] : []
}
