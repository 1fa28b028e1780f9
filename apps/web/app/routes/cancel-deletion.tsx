import type { PageDeclaration } from '@zeri/contract'
import { data } from 'react-router'
import { withNetworkRefusal } from '../api/with-network-refusal.ts'
import { pageContext } from '../context.ts'
import { ConfirmationPage } from '../features/accounts/confirmation-page.tsx'
import { cancelDeletionText } from '../features/accounts/deletion-text.server.ts'
import type { Refusal } from '../features/accounts/refusal.ts'
import { SignInButton } from '../features/accounts/sign-in-button.tsx'
import { cancelAccountDeletion } from '../features/accounts/submit-account-form.server.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import type { Route } from './+types/cancel-deletion.ts'

export const handle = { cache: 'none', words: 'common', indexable: false } satisfies PageDeclaration

export function loader({ context }: Route.LoaderArgs) {
  return cancelDeletionText(context.get(pageContext).locale)
}

/** The result of the form: the deletion is cancelled, or the refusal. */
type CancelResult = { readonly isCancelled?: true; readonly refused?: Refusal }

export async function action({ context, params: { token } }: Route.ActionArgs) {
  const refused = await cancelAccountDeletion(token, context.get(pageContext))
  return refused
    ? data<CancelResult>({ refused }, { status: refused.status })
    : data<CancelResult>({ isCancelled: true })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withNetworkRefusal(serverAction)
}

export default function CancelDeletion({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const result: CancelResult | undefined = actionData
  const { title, text } = result?.isCancelled ? loaderData.cancelled : loaderData
  return (
    <ConfirmationPage
      title={title}
      text={text}
      buttonLabel={loaderData.keep}
      refused={result?.refused}
      next={result?.isCancelled && <SignInButton>{t('accounts.signIn')}</SignInButton>}
    />
  )
}
