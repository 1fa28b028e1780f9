import {
  cancelAddressChange,
  getAddressChange,
  type PageContext,
  proveAddressChange,
  requestAddressChange,
} from '@zeri/contract'
import { refusalCode } from '../../api/refusal-code.server.ts'
import { instantWords } from '../../i18n/instant-words.server.ts'
import { findFaults, readValues } from './account-forms.ts'
import type { SecurityActions } from './security-actions.ts'
import { callOrRefuse, findRefusal } from './submit-account-form.server.ts'

/** The change of the e-mail that waits for its codes, in words. */
export async function findAddressChange(page: PageContext) {
  const { api, hasToken } = page
  if (!hasToken) return null
  try {
    const { change } = await api.call(getAddressChange, {})
    return (
      change && {
        email: change.email,
        isOldProven: change.oldProven,
        isNewProven: change.newProven,
        isHere: change.here,
        expiresAt: instantWords(change.expiresAt, page),
      }
    )
  } catch (error) {
    if (refusalCode(error) === 'auth.required') return null
    throw error
  }
}

export type AddressData = Awaited<ReturnType<typeof findAddressChange>>

/** The forms about the e-mail of the account. */
export const addressActions: SecurityActions = {
  'change-address': async (form, { api, locale }) => {
    const values = readValues(form)
    const faults = findFaults('address', values)
    if (Object.keys(faults).length > 0)
      return { refused: { status: 400, notice: 'errors.request.invalid', faults } }
    const call = () => api.call(requestAddressChange, { email: values.email ?? '', locale })
    const refused = await findRefusal(call, 'address')
    return refused ? { refused } : { done: 'client.address.sent' }
  },
  'prove-address': async (form, { api }) => {
    const { code = '', of } = readValues(form)
    const sentCode = of === 'old' ? 'old' : 'new'
    const faults = findFaults('address-code', { code })
    if (Object.keys(faults).length > 0)
      return { sentCode, refused: { status: 400, notice: 'errors.request.invalid', faults } }
    const call = () => api.call(proveAddressChange, { of: sentCode, code })
    const result = await callOrRefuse(call, 'address-code')
    if ('refused' in result) return { sentCode, refused: result.refused }
    return { done: result.value.changed ? 'client.address.changed' : 'client.address.half' }
  },
  'cancel-address': async (_form, { api }) => {
    const refused = await findRefusal(() => api.call(cancelAddressChange, {}))
    return refused ? { refused } : { done: 'client.address.cancelled' }
  },
}
