import type { PageDeclaration } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { SignUpForm } from '../features/accounts/auth-forms.tsx'
import { readReturnPath, submitAuthPage } from '../features/accounts/auth-page.server.ts'
import { AuthPage } from '../features/accounts/auth-page.tsx'
import { IdentityButtons } from '../features/accounts/identities/identity-buttons.tsx'
import type { Route } from './+types/sign-up.ts'

export const handle = { cache: 'visitor', words: 'lazy', indexable: false } satisfies PageDeclaration

export function loader({ context, request }: Route.LoaderArgs) {
  return { back: readReturnPath(request, context.get(pageContext)) }
}

export function action({ context, request }: Route.ActionArgs) {
  return submitAuthPage('sign-up', request, context.get(pageContext))
}

export default function SignUp({ loaderData: { back }, actionData }: Route.ComponentProps) {
  return (
    <AuthPage tab="signUp" back={back} refused={actionData?.refused}>
      <SignUpForm email={actionData?.email ?? ''} serverFaults={actionData?.refused.faults} />
      <IdentityButtons back={back} />
    </AuthPage>
  )
}
