import type { PageDeclaration } from '@zeri/contract'
import { localisePath } from '@zeri/contract/browser'
import { redirect } from 'react-router'
import { pageContext } from '../context.ts'
import { ClientPage } from '../features/accounts/client-page.tsx'
import { firstTab } from '../features/accounts/client-tabs.ts'
import type { Route } from './+types/client.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

/** Redirects to the first tab of the account; a visitor sees a sign-in button. */
export function loader({ context }: Route.LoaderArgs) {
  const { hasToken, locale } = context.get(pageContext)
  return hasToken ? redirect(localisePath(firstTab.path, locale)) : null
}

export default function Client() {
  return <ClientPage />
}
