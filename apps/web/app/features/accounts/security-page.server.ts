import {
  forgetDevice,
  listDevices,
  listPasskeys,
  listSecurityEvents,
  type PageContext,
  removePasskey,
  renamePasskey,
} from '@zeri/contract'
import { refusalCode } from '../../api/refusal-code.server.ts'
import { instantWords } from '../../i18n/instant-words.server.ts'
import { listPageSessions } from './list-page-sessions.server.ts'
import type { SecurityActions } from './security-actions.ts'
import { findRefusal, submitAccountForm } from './submit-account-form.server.ts'

/** Loads what accounts contribute to the security page, in words; null for a visitor. */
export async function loadSecurity(page: PageContext) {
  const { api, hasToken } = page
  if (!hasToken) return null
  try {
    const [sessions, { devices }, { passkeys, confirmed }, { events }] = await Promise.all([
      listPageSessions(page),
      api.call(listDevices, {}),
      api.call(listPasskeys, {}),
      api.call(listSecurityEvents, {}),
    ])
    return {
      sessions,
      devices: devices.map(({ id, device, current, lastSeen }) => ({
        id,
        device,
        current,
        lastSeen: instantWords(lastSeen, page),
      })),
      isConfirmed: confirmed,
      passkeys: passkeys.map(({ uuid, name, synced, createdAt, lastUsed }) => ({
        uuid,
        name,
        isSynced: synced,
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

/** The forms about devices. */
export const deviceActions: SecurityActions = {
  'forget-device': async (form, { api }) => {
    const refused = await findRefusal(() => api.call(forgetDevice, { id: text(form, 'id') }))
    return refused ? { refused } : { done: 'client.devices.forgotten' }
  },
}

/** The forms about passkeys; one is added by a script, because only a script can make it. */
export const passkeyActions: SecurityActions = {
  confirm: async (form, page) => {
    const refused = await submitAccountForm('confirm', form, page)
    return refused ? { refused } : { done: 'client.confirm.done' }
  },
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
