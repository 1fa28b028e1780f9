import type { Output, exportAccount as operation } from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import { listDevicesOf } from './device-store.ts'
import { aliveAt } from './find-session.ts'
import { listIdentitiesOf } from './identities/identity-store.ts'
import { presentIdentity } from './identities/unlink.ts'
import { presentSession } from './list-sessions.ts'
import { listPasskeysOf, presentPasskey } from './passkey-store.ts'
import { NOWHERE, presentUser } from './present-account.ts'
import { presentFactor } from './second-factor/set-up.ts'
import type { Services } from './services.ts'
import { listSessionsOf } from './session-store.ts'
import { toLocale, toLocation } from './store.ts'

/** Everything stored about an account, except hashes of secrets. */
export async function exportAccount(
  services: Services,
  accountId: string,
): Promise<Output<typeof operation>> {
  const { db, clock, exportRest } = services
  const nowMs = clock.now()
  const row = await db
    .selectFrom('accounts')
    .select([
      'id',
      'name',
      'email_typed',
      'locale',
      'created_at',
      'password_changed_at',
      'verified_at',
      'mail_stopped_at',
    ])
    .select(['consent_version', 'consent_at', 'consent_locale'])
    .select(['address', 'latitude', 'longitude', 'place_id', 'school_rules'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!row) throw new AppError('auth.required')
  const { location = NOWHERE, place = null } = toLocation(row) ?? {}
  const sessions = await listSessionsOf(db, accountId, aliveAt(nowMs))
  return {
    exportedAt: new Date(nowMs).toISOString(),
    user: {
      ...presentUser({
        id: row.id,
        name: row.name,
        emailTyped: row.email_typed,
        isReachable: row.verified_at !== null && row.mail_stopped_at === null,
      }),
      name: row.name,
      locale: toLocale(row.locale),
      createdAt: row.created_at.toISOString(),
      passwordChangedAt: row.password_changed_at.toISOString(),
    },
    consent: {
      version: row.consent_version,
      at: row.consent_at.toISOString(),
      locale: toLocale(row.consent_locale),
    },
    location,
    place,
    schoolRules: row.school_rules,
    ...(await exportRest(accountId)),
    sessions: sessions.map(presentSession),
    devices: (await listDevicesOf(db, accountId)).map(({ device, first_seen_at, last_seen_at }) => ({
      device,
      firstSeen: first_seen_at.toISOString(),
      lastSeen: last_seen_at.toISOString(),
    })),
    passkeys: (await listPasskeysOf(db, accountId)).map(presentPasskey),
    secondFactor: await presentFactor(services, accountId),
    identities: (await listIdentitiesOf(db, accountId)).map(presentIdentity),
    events: await listEvents(db, accountId),
  }
}

async function listEvents(db: Services['db'], accountId: string) {
  const rows = await db
    .selectFrom('security_events')
    .select(['kind', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .execute()
  return rows.map(({ kind, at }) => ({ kind, at: at.toISOString() }))
}
