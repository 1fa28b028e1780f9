import type { PageDeclaration } from '@zeri/contract'
import { data } from 'react-router'
import { withNetworkRefusal } from '../api/with-network-refusal.ts'
import { pageContext } from '../context.ts'
import { ConfirmationPage } from '../features/accounts/confirmation-page.tsx'
import type { Refusal } from '../features/accounts/refusal.ts'
import { verifyByLink } from '../features/accounts/submit-account-form.server.ts'
import { verificationText } from '../features/accounts/verification-text.server.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { PageLink } from '../ui/page-link.tsx'
import { PillLink } from '../ui/pill.tsx'
import type { Route } from './+types/verify-link.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

export function loader({ context }: Route.LoaderArgs) {
  return verificationText(context.get(pageContext).locale)
}

/** The result of the form: the address is confirmed, or the refusal. */
type VerifyResult = { readonly isVerified?: true; readonly refused?: Refusal }

export async function action({ context, params: { token } }: Route.ActionArgs) {
  const refused = await verifyByLink(token, context.get(pageContext))
  return refused
    ? data<VerifyResult>({ refused }, { status: refused.status })
    : data<VerifyResult>({ isVerified: true })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withNetworkRefusal(serverAction)
}

export default function VerifyLink({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const result: VerifyResult | undefined = actionData
  const { title, text } = result?.isVerified ? loaderData.done : loaderData
  return (
    <ConfirmationPage
      title={title}
      text={text}
      buttonLabel={loaderData.confirm}
      refused={result?.refused}
      next={result?.isVerified && <PillLink to="/client">{t('accounts.yours')}</PillLink>}
      instead={<PageLink to="/recovery">{loaderData.claim}</PageLink>}
    />
  )
}
