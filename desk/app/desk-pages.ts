/** The desk's pages in the order of its navigation, each with the key that opens it after `g`. */
export const deskPages = [
  { path: '/', name: 'Today', key: 't' },
  { path: '/enquiries', name: 'Enquiries', key: 'e' },
  { path: '/board', name: 'Board', key: 'b' },
  { path: '/figures', name: 'Figures', key: 'f' },
  { path: '/content', name: 'Content', key: 'c' },
  { path: '/privacy', name: 'Privacy', key: 'p' },
  { path: '/help', name: 'Help', key: 'h' },
] as const
