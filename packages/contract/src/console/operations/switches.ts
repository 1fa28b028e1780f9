import * as z from 'zod'
import { lineOfText } from '../../fields.ts'
import { switchNames } from '../../switch-names.ts'
import { consoleOperation } from '../console-operation.ts'
import { instant, reason } from '../fields.ts'

const name = z.enum(switchNames)
const words = lineOfText.trim().min(1).max(200)
/** What visitors read on /status. */
const note = z.strictObject({ en: words, ru: words }).nullable()

export const listSwitches = consoleOperation({
  id: 'listSwitches',
  summary: {
    en: 'Parts of the site that can be switched off, and who switched each when and why.',
    ru: 'Отключаемые части сайта: кто, когда и почему их отключал и включал.',
  },
  method: 'GET',
  path: '/console/switches',
  role: 'support',
  audit: 'none',
  request: z.strictObject({}),
  response: z.object({
    switches: z.array(
      z.object({
        name,
        on: z.boolean(),
        since: instant.nullable(),
        note: z.object({ en: z.string(), ru: z.string() }).nullable(),
        /** The latest changes first. */
        history: z.array(
          z.object({
            at: instant,
            /** The operator, or the author that a command on the machine named. */
            by: z.string(),
            on: z.boolean(),
            reason: z.string().nullable(),
          }),
        ),
      }),
    ),
  }),
})

export const setSwitch = consoleOperation({
  id: 'setSwitch',
  summary: {
    en: 'Switches a part of the site off or on, in force on every server within five seconds; the note is public.',
    ru: 'Отключает или включает часть сайта на всех серверах в течение пяти секунд; примечание видят все.',
  },
  method: 'POST',
  path: '/console/switches/{name}',
  role: 'admin',
  audit: 'act',
  request: z.strictObject({ name, on: z.boolean(), note, reason }),
  response: z.object({}),
})
