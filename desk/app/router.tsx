import { createBrowserRouter } from 'react-router-dom'
import { DeskFrame } from './frame/desk-frame.tsx'
import { NoSuchPage } from './frame/no-such-page.tsx'
import { RouteError } from './frame/route-error.tsx'

/** The desk's pages, each in a file of its own that is fetched when it is first opened. */
export function createDeskRouter() {
  return createBrowserRouter([
    {
      Component: DeskFrame,
      HydrateFallback: () => null,
      children: [
        {
          errorElement: <RouteError />,
          children: [
            { index: true, lazy: () => import('./pages/today/route.tsx') },
            { path: 'enquiries/:reference?', lazy: () => import('./pages/enquiries/route.tsx') },
            { path: 'board', lazy: () => import('./pages/board/route.tsx') },
            { path: 'figures', lazy: () => import('./pages/figures/route.tsx') },
            { path: 'content', lazy: () => import('./pages/content/route.tsx') },
            { path: 'privacy', lazy: () => import('./pages/privacy/route.tsx') },
            { path: 'help', lazy: () => import('./pages/help/route.tsx') },
            { path: '*', element: <NoSuchPage /> },
          ],
        },
      ],
    },
  ])
}
