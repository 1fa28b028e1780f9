import type { PageDeclaration } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { SignInForm } from '../features/accounts/auth-forms.tsx'
import { readRefusal, readReturnPath, submitAuthPage } from '../features/accounts/auth-page.server.ts'
import { AuthPage } from '../features/accounts/auth-page.tsx'
import { IdentityButtons } from '../features/accounts/identities/identity-buttons.tsx'
import { PasskeySignIn } from '../features/accounts/passkey-sign-in.tsx'
import type { Route } from './+types/sign-in.ts'

export const handle = { cache: 'visitor', words: 'lazy', indexable: false } satisfies PageDeclaration

export function loader({ context, request }: Route.LoaderArgs) {
  return { back: readReturnPath(request, context.get(pageContext)), refused: readRefusal(request) }
}

export function action({ context, request }: Route.ActionArgs) {
  return submitAuthPage('sign-in', request, context.get(pageContext))
}

export default function SignIn({ loaderData: { back, refused }, actionData }: Route.ComponentProps) {
  return (
    <AuthPage tab="signIn" back={back} refused={actionData?.refused ?? refused}>
      <SignInForm email={actionData?.email ?? ''} serverFaults={actionData?.refused.faults} />
      <PasskeySignIn onSignedIn={() => location.assign(back)} />
      <IdentityButtons back={back} />
    </AuthPage>
  )
}
