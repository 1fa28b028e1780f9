import { addLunarDates, type Client, changeLunarDate, deleteLunarDate } from '@zeri/contract'
import { refusalOf } from '../../api/refusal-code.server.ts'
import type { FormResult } from '../accounts/use-form-notice.ts'
import { readBrowserDates } from './stored-dates.ts'
import { readTyped, toNewDate } from './typed-date.ts'

const noDay = { status: 400, notice: 'errors.calendar.no-such-day', faults: {} } as const

type Result = Pick<FormResult, 'done'> & {
  readonly refused?: ReturnType<typeof refusalOf> | typeof noDay
}

/** Carries out a form of the page: adds, changes or deletes a date, or moves those of the browser into the account. */
export async function changeLunarDates(form: FormData, api: Client): Promise<Result> {
  try {
    return await run(form, api)
  } catch (error) {
    return { refused: refusalOf(error) }
  }
}

async function run(form: FormData, api: Client): Promise<Result> {
  const uuid = String(form.get('uuid') ?? '')
  const typed = toNewDate(readTyped(form))
  switch (form.get('do')) {
    case 'add':
      if (!typed) return { refused: noDay }
      await api.call(addLunarDates, { dates: [typed] })
      return { done: 'lunarDates.added' }
    case 'change':
      if (!typed) return { refused: noDay }
      await api.call(changeLunarDate, { uuid, ...typed })
      return { done: 'lunarDates.changed' }
    case 'delete':
      await api.call(deleteLunarDate, { uuid })
      return { done: 'lunarDates.deleted' }
    case 'move':
      await api.call(addLunarDates, { dates: listMoved(form) })
      return { done: 'lunarDates.moved' }
    default:
      return { refused: { ...noDay, notice: 'errors.request.invalid' } as ReturnType<typeof refusalOf> }
  }
}

function listMoved(form: FormData) {
  return readBrowserDates(String(form.get('dates'))).map(
    ({ name, kind, leapRule, month, day, isLeap, year }) => ({
      name,
      kind,
      leapRule,
      lunar: { month, day, isLeap, year },
    }),
  )
}
