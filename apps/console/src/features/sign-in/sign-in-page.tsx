import { Button } from '@mantine/core'
import { callConsole, consoleCalls } from '@zeri/contract/console'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { type Fault, faultOf } from '../../calls/fault.ts'
import { useSession } from '../../calls/session.tsx'
import { useLanguage } from '../../i18n/words-provider.tsx'
import { FaultAlert } from '../../ui/when-loaded.tsx'
import { backPathOf } from './back-path.ts'
import { Entrance } from './entrance.tsx'
import { signChallenge } from './passkeys.ts'

export function SignInPage() {
  const { t } = useLanguage()
  const { session, beginSession } = useSession()
  const { search } = useLocation()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault>()
  if (session.state === 'open') return <Navigate to={backPathOf(search)} replace />

  const signIn = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      const credential = await signChallenge(await callConsole(consoleCalls.startOperatorSignIn, {}))
      if (credential) beginSession(await callConsole(consoleCalls.signInOperator, { credential }))
    } catch (error) {
      setFault(faultOf(error))
    }
    setBusy(false)
  }
  return (
    <Entrance title={t('signIn.title')} lead={t('signIn.lead')}>
      {fault && <FaultAlert fault={fault} />}
      <Button fullWidth loading={isBusy} onClick={signIn}>
        {t('signIn.button')}
      </Button>
    </Entrance>
  )
}
