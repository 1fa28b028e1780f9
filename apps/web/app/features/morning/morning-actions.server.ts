import {
  changeMorning,
  endMorning,
  inviteTelegramMorning,
  type PageContext,
  saveMailMorning,
} from '@zeri/contract'
import { refusalOf } from '../../api/refusal-code.server.ts'
import type { FormResult } from '../accounts/use-form-notice.ts'

/** The result of a form of the page. */
export type MorningResult = FormResult & {
  /** The link to the bot that the chosen morning comes from. */
  readonly link?: string
  /** The form was sent without the script that subscribes a browser. */
  readonly needsScript?: true
}

type Page = Pick<PageContext, 'api' | 'locale'>

const textOf = (form: FormData, name: string): string | undefined => {
  const value = form.get(name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

const rhythmOf = (form: FormData) => (form.get('rhythm') === 'weekly' ? 'weekly' : 'daily')

function readChoices(form: FormData, { locale }: Page) {
  return {
    time: textOf(form, 'time') ?? '',
    rhythm: rhythmOf(form),
    place: textOf(form, 'place'),
    chart: textOf(form, 'chart'),
    locale,
  } as const
}

type Action = (form: FormData, page: Page) => Promise<MorningResult>

const actions: Readonly<Record<string, Action>> = {
  async telegram(form, page) {
    return { link: (await page.api.call(inviteTelegramMorning, readChoices(form, page))).link }
  },
  async mail(form, page) {
    await page.api.call(saveMailMorning, readChoices(form, page))
    return { done: 'morning.done.mail' }
  },
  push: async () => ({ needsScript: true }),
  async change(form, { api }) {
    const [uuid, time, place] = [textOf(form, 'uuid') ?? '', textOf(form, 'time'), textOf(form, 'place')]
    await api.call(changeMorning, { uuid, time, rhythm: rhythmOf(form), place })
    return { done: 'morning.done.changed' }
  },
  async end(form, { api }) {
    await api.call(endMorning, { uuid: textOf(form, 'uuid') ?? '' })
    return { done: 'morning.done.ended' }
  },
}

/** Carries out a form of the page: the button names what is to be done, else the chosen way does. */
export async function carryOutMorning(
  form: FormData,
  page: Page,
): Promise<{ readonly result: MorningResult; readonly status: number }> {
  const act = actions[textOf(form, 'do') ?? textOf(form, 'way') ?? '']
  try {
    return { result: act ? await act(form, page) : {}, status: 200 }
  } catch (error) {
    const refused = refusalOf(error)
    return { result: { refused }, status: refused.status }
  }
}
