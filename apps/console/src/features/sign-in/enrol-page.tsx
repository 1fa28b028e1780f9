import { Button } from '@mantine/core'
import { callConsole, consoleCalls } from '@zeri/contract/console'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Fault, faultOf } from '../../calls/fault.ts'
import { useSession } from '../../calls/session.tsx'
import { useLanguage } from '../../i18n/words-provider.tsx'
import { FaultAlert } from '../../ui/when-loaded.tsx'
import { Entrance } from './entrance.tsx'
import { makePasskey } from './passkeys.ts'

/** Adds a passkey by the link that an admin has sent. The token is behind `#`, so that no server sees it in an address. */
export function EnrolPage() {
  const { t } = useLanguage()
  const { beginSession } = useSession()
  const navigate = useNavigate()
  const token = useLocation().hash.slice(1)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault | undefined>(
    /^[\w-]{43}$/.test(token) ? undefined : { code: 'enrolment.invalid', fields: {} },
  )

  const enrol = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      const credential = await makePasskey(await callConsole(consoleCalls.startEnrolment, { token }))
      if (credential) {
        beginSession(await callConsole(consoleCalls.enrolOperator, { token, credential }))
        navigate('/', { replace: true })
      } else setFault({ code: 'passkey.not-made', fields: {} })
    } catch (error) {
      setFault(faultOf(error))
    }
    setBusy(false)
  }
  return (
    <Entrance title={t('enrol.title')} lead={t('enrol.lead')}>
      {fault && <FaultAlert fault={fault} />}
      {fault?.code !== 'enrolment.invalid' && (
        <Button fullWidth loading={isBusy} onClick={enrol}>
          {t('enrol.button')}
        </Button>
      )}
    </Entrance>
  )
}
