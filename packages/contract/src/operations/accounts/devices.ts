import * as z from 'zod'
import { operation } from '../../operation.ts'

/** Names a device to its owner; it opens nothing. */
const deviceId = z
  .string()
  .regex(/^[\da-f]{64}$/)
  .meta({ examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'] })

export const listDevices = operation({
  id: 'listDevices',
  summary: {
    en: 'Browsers that have signed in to the account before, latest first.',
    ru: 'Браузеры, в которых уже входили в учётную запись; сначала последние.',
  },
  method: 'GET',
  path: '/api/user/devices',
  request: z.strictObject({}),
  response: z.object({
    devices: z.array(
      z.object({
        id: deviceId,
        /** Browser and system; empty where they are not known. */
        device: z.string(),
        firstSeen: z.iso.datetime(),
        lastSeen: z.iso.datetime(),
        current: z.boolean(),
      }),
    ),
  }),
  auth: 'required',
})

export const forgetDevice = operation({
  id: 'forgetDevice',
  summary: {
    en: 'Makes a browser a stranger again: its next sign-in is mailed as that of a new device.',
    ru: 'Делает браузер снова незнакомым: о следующем входе из него придёт письмо, как о новом устройстве.',
  },
  method: 'DELETE',
  path: '/api/user/devices/{id}',
  request: z.strictObject({ id: deviceId }),
  response: z.object({}),
  auth: 'required',
})
