import { type FocusEvent, type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useNotify } from '../../ui/notices/notices.tsx'
import {
  type AccountForm,
  type Faults,
  faultsOnLeaving,
  faultsOnTyping,
  findFaults,
  readValues,
} from './account-forms.ts'

type Options = {
  /** The faults the server found when the form was sent without a script. */
  readonly serverFaults?: Faults | undefined
  /** Sends the form without leaving the page; returns the faults the server found. Left out, the browser submits it. */
  readonly send?: ((form: FormData) => Promise<Faults>) | undefined
}

const noFaults: Faults = {}

/** Checks a form when a field loses the focus and when the form is submitted; a form with faults is not sent. */
export function useAccountForm(name: AccountForm, { serverFaults = noFaults, send }: Options) {
  const { t } = useTranslation()
  const notify = useNotify()
  const [faults, setFaults] = useState(serverFaults)
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  useEffect(() => setFaults(serverFaults), [serverFaults])

  const recheck = (
    { currentTarget, target }: FocusEvent<HTMLFormElement> | InputEvent<HTMLFormElement>,
    toShow: typeof faultsOnLeaving,
  ) => {
    if (!(target instanceof HTMLInputElement)) return
    const values = readValues(new FormData(currentTarget))
    setFaults((before) => toShow(target.name, findFaults(name, values), before, values))
  }
  const blame = (form: HTMLFormElement, found: Faults) => {
    setFaults(found)
    const faulty = Array.from(form.elements).find(
      (field) => field instanceof HTMLInputElement && field.name in found,
    )
    if (faulty instanceof HTMLInputElement) faulty.focus()
  }
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    const data = new FormData(form)
    const found = findFaults(name, readValues(data))
    const isFaulty = Object.keys(found).length > 0
    if (send || isFaulty) event.preventDefault()
    if (isFaulty) blame(form, found)
    if (Object.values(found).includes('accounts.faults.mismatch'))
      notify({ kind: 'error', message: t('accounts.faults.mismatch') })
    if (!send || isFaulty || isRunning.current) return
    isRunning.current = true
    setBusy(true)
    const refused = await send(data)
    isRunning.current = false
    setBusy(false)
    blame(form, refused)
  }
  return {
    /** For the form element. */
    form: {
      method: 'post' as const,
      noValidate: true,
      onSubmit,
      onBlur: (event: FocusEvent<HTMLFormElement>) => recheck(event, faultsOnLeaving),
      onInput: (event: InputEvent<HTMLFormElement>) => recheck(event, faultsOnTyping),
    },
    faultOf: (field: string): string | undefined => {
      const fault = faults[field]
      return fault && t(fault)
    },
    isBusy,
  }
}
