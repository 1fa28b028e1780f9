import { type ReactNode, use } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { pageContext } from './context.ts'
import { BrokenPage, NotFoundPage } from './features/site/error-page.tsx'
import { FontPreloads } from './font-preloads.tsx'
import { headScript } from './head-script.ts'
import { useLocale } from './i18n/use-locale.ts'
import { BareFrame } from './layouts/bare-frame.tsx'
import { SiteFrame } from './layouts/site-frame.tsx'
import { NonceContext } from './nonce.ts'
import { ProgressBar } from './ui/progress-bar/progress-bar.tsx'
import type { PageInfo } from './use-page.ts'
import './tokens.css'
import './fonts.css'
import './base.css'
import type { Route } from './+types/root.ts'

export function loader({ context }: Route.LoaderArgs): PageInfo {
  const { product, place, origins } = context.get(pageContext)
  return { product, place, origins }
}

/** The document around every page, broken ones included. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const locale = useLocale()
  const failed = Boolean(useRouteError())
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          nonce={use(NonceContext)}
          dangerouslySetInnerHTML={{ __html: headScript }}
          suppressHydrationWarning
        />
        <FontPreloads locale={locale} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Links />
      </head>
      <body>
        <ProgressBar failed={failed} />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

/** Works without the root's own data: the language comes with the address of the page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const loaded = useRouteLoaderData('root') !== undefined
  if (isRouteErrorResponse(error) && error.status === 404) {
    const Frame = loaded ? SiteFrame : BareFrame
    return (
      <Frame>
        <NotFoundPage />
      </Frame>
    )
  }
  return (
    <BareFrame>
      <BrokenPage details={import.meta.env.DEV && error instanceof Error ? error.stack : undefined} />
    </BareFrame>
  )
}
