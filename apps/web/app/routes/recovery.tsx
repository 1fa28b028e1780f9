import type { PageDeclaration } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { readReturnPath, submitRecoveryPage } from '../features/accounts/auth-page.server.ts'
import { AuthPage } from '../features/accounts/auth-page.tsx'
import { recoveryFrom } from '../features/accounts/recovery.ts'
import { RecoveryStep } from '../features/accounts/recovery-step.tsx'
import type { Route } from './+types/recovery.ts'

export const handle = { cache: 'visitor', words: 'lazy', indexable: false } satisfies PageDeclaration

export function loader({ context, request }: Route.LoaderArgs) {
  return { back: readReturnPath(request, context.get(pageContext)) }
}

export function action({ context, request }: Route.ActionArgs) {
  return submitRecoveryPage(request, context.get(pageContext))
}

export default function Recovery({ loaderData: { back }, actionData }: Route.ComponentProps) {
  return (
    <AuthPage tab="recovery" back={back} refused={actionData?.refused}>
      <RecoveryStep
        state={actionData?.state ?? recoveryFrom('')}
        serverFaults={actionData?.refused?.faults}
      />
    </AuthPage>
  )
}
