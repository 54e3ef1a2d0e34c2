/**
 * The siblings after this script, and the footer, are laid out only after the first paint (`first-paint.css`). The script removes its own
 * class, so that they are laid out at once, on a reload or a return through the history, where the visitor had a place in the page, and
 * on the first key, since the focus needs real heights. The element stays: Chromium finds the place again by counting elements.
 */
const unlessPlaceMatters =
  '{let s=document.currentScript,f=()=>s.className="";performance.navigation.type?f():onkeydown=f}'

export const FirstPaintEnds = () => (
  <script className="first-paint-ends" dangerouslySetInnerHTML={{ __html: unlessPlaceMatters }} />
)
