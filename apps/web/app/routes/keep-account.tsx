import type { PageDeclaration } from '@zeri/contract'
import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { pageContext } from '../context.ts'
import { keepAccount } from '../features/accounts/answer-form.server.ts'
import { AskFirstPage } from '../features/accounts/ask-first-page.tsx'
import type { Refusal } from '../features/accounts/refusal.ts'
import { keepText } from '../features/accounts/removal-text.server.ts'
import { SignInButton } from '../features/accounts/sign-in-button.tsx'
import { unlessUnreachable } from '../features/accounts/unless-unreachable.ts'
import type { Route } from './+types/keep-account.ts'

export const handle = { cache: 'none', words: 'common', indexable: false } satisfies PageDeclaration

export function loader({ context }: Route.LoaderArgs) {
  return keepText(context.get(pageContext).locale)
}

type Answer = { readonly isKept?: true; readonly refused?: Refusal }

export async function action({ context, params: { token } }: Route.ActionArgs) {
  const refused = await keepAccount(token, context.get(pageContext))
  return refused ? data<Answer>({ refused }, { status: refused.status }) : data<Answer>({ isKept: true })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessUnreachable(serverAction)
}

export default function KeepAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const answer: Answer | undefined = actionData
  const { title, text } = answer?.isKept ? loaderData.kept : loaderData
  return (
    <AskFirstPage
      title={title}
      text={text}
      act={loaderData.keep}
      refused={answer?.refused}
      next={answer?.isKept && <SignInButton>{t('accounts.signIn')}</SignInButton>}
    />
  )
}
