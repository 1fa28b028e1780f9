import type { Output, listDevices as operation } from '@zeri/contract'
import type { Session } from '../../platform/http/auth.ts'
import type { Caller } from '../../platform/http/operations.ts'
import { digestToken } from '../../platform/secret-token.ts'
import { deviceTokenOf } from './caller-facts.ts'
import { listDevicesOf } from './device-store.ts'
import type { Services } from './services.ts'

/** The devices that an account knows. */
export async function listDevices(
  { db }: Pick<Services, 'db'>,
  { userId }: Session,
  caller: Caller,
): Promise<Output<typeof operation>> {
  const token = deviceTokenOf(caller)
  const own = token && digestToken(token)
  const devices = await listDevicesOf(db, userId)
  return {
    devices: devices.map(({ id, device, device_hash, first_seen_at, last_seen_at }) => ({
      id,
      device,
      firstSeen: first_seen_at.toISOString(),
      lastSeen: last_seen_at.toISOString(),
      current: own ? device_hash.equals(own) : false,
    })),
  }
}
