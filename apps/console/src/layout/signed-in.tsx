import { Center, Loader, Stack } from '@mantine/core'
import { Navigate, useLocation } from 'react-router'
import { useSession } from '../calls/session.tsx'
import { useLanguage } from '../i18n/words-provider.tsx'
import { FaultAlert } from '../ui/when-loaded.tsx'
import type { ConsolePage } from './console-page.ts'
import { Shell } from './shell.tsx'

/** The pages for a signed-in operator. Anybody else is led to the sign-in and from there back to the same page. */
export function SignedIn({ pages }: { readonly pages: readonly ConsolePage[] }) {
  const { t } = useLanguage()
  const { session, refreshSession } = useSession()
  const { pathname, search } = useLocation()
  if (session.state === 'unknown')
    return (
      <Center h="100vh">
        <Loader role="status" aria-label={t('ui.loading')} />
      </Center>
    )
  if (session.state === 'unreachable')
    return (
      <Stack p="xl" maw={640}>
        <FaultAlert fault={session.fault} onRetry={refreshSession} />
      </Stack>
    )
  if (session.state === 'none') {
    const back = session.hasEnded ? `?${new URLSearchParams({ back: pathname + search })}` : ''
    return <Navigate to={`/sign-in${back}`} replace />
  }
  return <Shell pages={pages} />
}
