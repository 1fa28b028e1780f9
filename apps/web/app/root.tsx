import { localisePath } from '@zeri/contract/browser'
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
import { PartNotLoaded } from './chunks/chunk-reload.ts'
import { chartsContext, type OwnCharts, pageContext } from './context.ts'
import { findPageUser } from './features/accounts/page-user.server.ts'
import { findOwnCharts, toPageCharts } from './features/charts/own-charts.server.ts'
import { findChartsIfReachable } from './features/charts/read-chart.server.ts'
import { navigateByDocument } from './features/offline/navigate-by-document.ts'
import { BrokenPage, NotFoundPage, UnloadedPage } from './features/site/error-page.tsx'
import { loadWordsFirst } from './i18n/lazy-words.ts'
import { useLocale } from './i18n/use-locale.ts'
import { BareFrame } from './layouts/bare-frame.tsx'
import { SiteFrame } from './layouts/site-frame.tsx'
import { deferredHydrationScript } from './rendering/defer-hydration.ts'
import { FontPreloads } from './rendering/font-preloads.tsx'
import { headScript } from './rendering/head-script.ts'
import { NonceContext } from './rendering/nonce.ts'
import { LinkNavigation } from './ui/link-navigation.tsx'
import { ProgressBar } from './ui/progress-bar/progress-bar.tsx'
import { isAtItsPlace, type PageInfo, useDocument } from './use-page.ts'
import { fillFirst } from './visit/fill-first.ts'
import { VisitFiller } from './visit/visit-filler.tsx'
import './tokens.css'
import './fonts.css'
import './base.css'
import type { Route } from './+types/root.ts'

/** The charts are loaded at their first use, after an action may have changed them. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }, next) => {
    let charts: Promise<OwnCharts | null> | undefined
    context.set(chartsContext, () => {
      charts ??= findOwnCharts(context.get(pageContext))
      return charts
    })
    return next()
  },
]

export async function loader({ context, url }: Route.LoaderArgs): Promise<PageInfo> {
  const page = context.get(pageContext)
  const { isShared, product, countsVisits, identityProviders, place, solarOffsetSec, origins, cardOf } = page
  const [user, own] = await Promise.all([findPageUser(page), findChartsIfReachable(context)])
  const charts = toPageCharts(own, page)
  const card = cardOf(url.pathname)
  const today = isShared && localisePath(url.pathname, 'en') === '/' ? page.today : null
  return {
    isShared,
    today,
    product,
    countsVisits,
    identityProviders,
    place,
    solarOffsetSec,
    origins,
    card,
    user,
    charts,
  }
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  navigateByDocument,
  loadWordsFirst,
  fillFirst,
]

/** Both scripts have run before hydration, so the browser bundle does not contain their text. */
const inline = import.meta.env.SSR
  ? { head: { __html: headScript }, hydration: { __html: deferredHydrationScript } }
  : { head: { __html: '' }, hydration: { __html: '' } }

/** The document around every page, error pages included. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const locale = useLocale()
  const nonce = use(NonceContext)
  const failed = Boolean(useRouteError())
  const page = useDocument()
  return (
    <html
      lang={locale}
      data-shared={page.isShared ? (isAtItsPlace(page) ? 'at-place' : '') : undefined}
      data-today={page.today ?? undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script nonce={nonce} dangerouslySetInnerHTML={inline.head} suppressHydrationWarning />
        <FontPreloads locale={locale} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={localisePath('/manifest.webmanifest', locale)} />
        <Links />
      </head>
      <body>
        <ProgressBar failed={failed} />
        {children}
        <LinkNavigation />
        <VisitFiller />
        <ScrollRestoration />
        <Scripts />
        <script nonce={nonce} dangerouslySetInnerHTML={inline.hydration} suppressHydrationWarning />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

/** Works without the root's own data: the address of the page has the language. */
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
  if (error instanceof PartNotLoaded)
    return (
      <BareFrame>
        <UnloadedPage />
      </BareFrame>
    )
  return (
    <BareFrame>
      <BrokenPage details={import.meta.env.DEV && error instanceof Error ? error.stack : undefined} />
    </BareFrame>
  )
}
