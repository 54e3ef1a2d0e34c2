/**
 * What follows beside it, and the footer, is laid out after the first paint (`first-paint.css`). It gives up its class where a visitor
 * comes back to a place in the page, by a reload or otherwise, and with the first key, since the focus has to find real heights. It
 * stays where it is even so, since Chromium finds the place again by counting elements.
 */
const unlessPlaceMatters =
  '{let s=document.currentScript,f=()=>s.className="";performance.navigation.type?f():onkeydown=f}'

export const FirstPaintEnds = () => (
  <script className="first-paint-ends" dangerouslySetInnerHTML={{ __html: unlessPlaceMatters }} />
)
