/**
 * What follows beside it, and the footer, is laid out after the first paint (`first-paint.css`). It gives up its class where a visitor
 * comes back to a place in the page, by a reload or otherwise. It stays where it is even so, since Chromium finds the place again by
 * counting elements.
 */
const unlessComeBack = 'if(performance.navigation.type)document.currentScript.className=""'

export const FirstPaintEnds = () => (
  <script className="first-paint-ends" dangerouslySetInnerHTML={{ __html: unlessComeBack }} />
)
