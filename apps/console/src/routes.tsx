import { Navigate, type RouteObject } from 'react-router'
import { EnrolPage } from './features/sign-in/enrol-page.tsx'
import { SignInPage } from './features/sign-in/sign-in-page.tsx'
import { Broken } from './layout/broken.tsx'
import type { ConsolePage } from './layout/console-page.ts'
import { ForRole, NotFound } from './layout/for-role.tsx'
import { SignedIn } from './layout/signed-in.tsx'
import { pages } from './pages.ts'

const forRole = (page: ConsolePage): RouteObject => ({
  path: page.path,
  element: <ForRole key={page.path} page={page} />,
})

/** Every address of the console. */
export const routes: RouteObject[] = [
  { path: '/sign-in', element: <SignInPage />, errorElement: <Broken /> },
  { path: '/enrol', element: <EnrolPage />, errorElement: <Broken /> },
  {
    element: <SignedIn pages={pages} />,
    errorElement: <Broken />,
    children: [
      { path: '/', element: <Navigate to="/people" replace /> },
      ...pages.map(forRole),
      { path: '*', element: <NotFound /> },
    ],
  },
]
