/**
 * What follows beside it, and the footer, is laid out after the first paint (`first-paint.css`). It gives up its class where a visitor
 * does not begin at the page's top: at a section's link, after a reload, or on the way back. It stays where it is even so, since
 * Chromium finds the reader's place again by counting elements.
 */
const unlessAtTop = 'if(location.hash||performance.navigation.type)document.currentScript.className=""'

export const FirstPaintEnds = () => (
  <script className="first-paint-ends" dangerouslySetInnerHTML={{ __html: unlessAtTop }} />
)
