import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useNotify } from '../../ui/notices/notices.tsx'
import { type Faults, readValues } from './account-forms.ts'
import styles from './auth-forms.module.css'
import { type RecoveryState, type RecoveryStepName, recoveryFrom, stepAfter } from './recovery.ts'
import { RecoveryStep } from './recovery-step.tsx'

type RecoveryStepsProps = {
  readonly email: string
  readonly submit: (step: RecoveryStepName, form: FormData, onDone: () => void) => Promise<Faults>
  readonly onChanged: () => void
}

/** The steps of the password recovery on one page. A refused step is repeated. */
export function RecoverySteps({ email, submit, onChanged }: RecoveryStepsProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const [state, setState] = useState<RecoveryState>(() => recoveryFrom(email))
  const part = useRef<HTMLDivElement>(null)
  const lastStep = useRef(state.step)

  useEffect(() => {
    if (lastStep.current === state.step) return
    lastStep.current = state.step
    part.current?.querySelector<HTMLInputElement>('input:not([type=hidden], [hidden])')?.focus()
  }, [state.step])

  const send = (form: FormData) =>
    submit(state.step, form, () => {
      const { email: typed = '', code = '' } = readValues(form)
      const step = stepAfter(state.step)
      if (step === 'recovery-check') notify({ kind: 'success', message: t('accounts.codeSent') })
      if (step) return setState({ step, email: typed, code })
      notify({ kind: 'success', message: t('accounts.passwordChanged') })
      onChanged()
    })
  return (
    <div ref={part}>
      <RecoveryStep state={state} send={send} />
      {state.step !== 'recovery-code' && (
        <button type="button" className={styles.another} onClick={() => setState(recoveryFrom(state.email))}>
          {t('accounts.otherEmail')}
        </button>
      )}
    </div>
  )
}
