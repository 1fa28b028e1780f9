import {
  beginSecondFactor,
  confirmSecondFactor,
  forgetDevice,
  getSecondFactor,
  listDevices,
  listPasskeys,
  listSecurityEvents,
  makeBackupCodes,
  type PageContext,
  removePasskey,
  removeSecondFactor,
  renamePasskey,
} from '@zeri/contract'
import { refusalCode } from '../../api/refusal-code.server.ts'
import { instantWords } from '../../i18n/instant-words.server.ts'
import { checkConfirmed } from './confirm-first.server.ts'
import { listPageSessions } from './list-page-sessions.server.ts'
import type { SecurityActions } from './security-actions.ts'
import { callOrRefuse, findRefusal, submitAccountForm } from './submit-account-form.server.ts'

/** Loads what accounts contribute to the security page, in words; null for a visitor. */
export async function loadSecurity(page: PageContext) {
  const { api, hasToken } = page
  if (!hasToken) return null
  try {
    const [sessions, { devices }, { passkeys, confirmed }, { events }, { factor, setup }] = await Promise.all(
      [
        listPageSessions(page),
        api.call(listDevices, {}),
        api.call(listPasskeys, {}),
        api.call(listSecurityEvents, {}),
        api.call(getSecondFactor, {}),
      ],
    )
    return {
      sessions,
      devices: devices.map(({ id, device, current, lastSeen }) => ({
        id,
        device,
        current,
        lastSeen: instantWords(lastSeen, page),
      })),
      isConfirmed: confirmed,
      factor: factor && { ...factor, since: instantWords(factor.since, page) },
      setup,
      passkeys: passkeys.map(({ uuid, name, synced, createdAt, lastUsed, blocked }) => ({
        uuid,
        name,
        isSynced: synced,
        isBlocked: blocked,
        createdAt: instantWords(createdAt, page),
        lastUsed: lastUsed && instantWords(lastUsed, page),
      })),
      // Two events of one kind may have the same instant, so each has the number of its place.
      events: events.map(({ kind, at }, place) => ({ kind, at: instantWords(at, page), place })),
    }
  } catch (error) {
    if (refusalCode(error) === 'auth.required') return null
    throw error
  }
}

export type SecurityData = NonNullable<Awaited<ReturnType<typeof loadSecurity>>>

const text = (form: FormData, name: string) => String(form.get(name) ?? '')

/** The form that sets the first password of an account. */
export const passwordActions: SecurityActions = {
  'set-password': async (form, page) => {
    const refused = await submitAccountForm('password-set', form, page)
    return refused ? { refused } : { done: 'accounts.passwordChanged' }
  },
}

/** The forms about devices. */
export const deviceActions: SecurityActions = {
  'forget-device': async (form, { api }) => {
    const refused = await findRefusal(() => api.call(forgetDevice, { id: text(form, 'id') }))
    return refused ? { refused } : { done: 'client.devices.forgotten' }
  },
}

/** The forms about passkeys; one is added by a script, because only a script can make it. */
export const passkeyActions: SecurityActions = {
  'confirm-first': (_form, page) => checkConfirmed(page),
  'rename-passkey': async (form, { api }) => {
    const input = { uuid: text(form, 'uuid'), name: text(form, 'name') }
    const refused = await findRefusal(() => api.call(renamePasskey, input))
    return refused ? { refused } : { done: 'client.passkeys.renamed' }
  },
  'remove-passkey': async (form, { api }) => {
    const refused = await findRefusal(() => api.call(removePasskey, { uuid: text(form, 'uuid') }))
    return refused ? { refused } : { done: 'client.passkeys.removed' }
  },
}

/** The forms about the second factor. */
export const factorActions: SecurityActions = {
  'begin-factor': async (_form, { api }) => ({
    refused: await findRefusal(() => api.call(beginSecondFactor, {})),
  }),
  'confirm-factor': async (form, { api }) => {
    const code = text(form, 'factorCode')
    const result = await callOrRefuse(() => api.call(confirmSecondFactor, { code }), 'factor-code')
    if ('refused' in result) return result
    return { done: 'client.factor.added', backupCodes: result.value.backupCodes }
  },
  'make-codes': async (_form, { api }) => {
    const result = await callOrRefuse(() => api.call(makeBackupCodes, {}))
    if ('refused' in result) return result
    return { done: 'client.factor.codesMade', backupCodes: result.value.backupCodes }
  },
  'remove-factor': async (form, { api }) => {
    const code = text(form, 'factorCode')
    const refused = await findRefusal(() => api.call(removeSecondFactor, { code }), 'factor-code')
    return refused ? { refused } : { done: 'client.factor.removed' }
  },
}
