import { type FocusEvent, type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
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
  /** What the server found when the form came without a script. */
  readonly given?: Faults | undefined
  /** Sends a form without leaving the page; gives the faults the server found. Without it the form goes as forms do. */
  readonly send?: ((form: FormData) => Promise<Faults>) | undefined
}

const noFaults: Faults = {}

/** Checks a form when a field is left and when it is sent; a faulty one is not sent. */
export function useAccountForm(name: AccountForm, { given = noFaults, send }: Options) {
  const { t } = useTranslation()
  const notify = useNotify()
  const [faults, setFaults] = useState(given)
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  useEffect(() => setFaults(given), [given])

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
