import {
  chooseNatalRules,
  claimReading,
  deleteReading,
  type Input,
  orderPrint,
  type PageContext,
  renameReading,
  shareReading,
} from '@zeri/contract'
import { localisePath } from '@zeri/contract/browser'
import { redirect } from 'react-router'
import { refusalCode, refusedForm } from '../../../api/refusal-code.server.ts'

type Caller = Pick<PageContext, 'api' | 'locale'>
type Change = { readonly uuid: string; readonly form: FormData }

/** The actions of the buttons on a reading; each returns the path to redirect to. */
const changes = {
  share: async ({ uuid }, { api }) => {
    await api.call(shareReading, { uuid, isShared: true })
    return `/bazi/${uuid}`
  },
  hide: async ({ uuid }, { api }) => {
    await api.call(shareReading, { uuid, isShared: false })
    return `/bazi/${uuid}`
  },
  rename: async ({ uuid, form }, { api }) => {
    await api.call(renameReading, { uuid, fio: String(form.get('fio') ?? '') })
    return `/bazi/${uuid}`
  },
  choose: async ({ uuid, form }, { api }) => {
    await api.call(chooseNatalRules, { uuid, ...readChoice(form) })
    return `/bazi/${uuid}`
  },
  claim: async ({ uuid }, { api }) => {
    await api.call(claimReading, { uuid })
    return `/bazi/${uuid}`
  },
  pdf: async ({ uuid, form }, { api, locale }) => {
    const signature = String(form.get('signature') ?? '')
    const { print } = await api.call(orderPrint, { kind: 'reading', uuid, signature, locale })
    return `/print/${print.uuid}`
  },
  delete: async ({ uuid }, { api }) => {
    await api.call(deleteReading, { uuid })
    return '/bazi'
  },
} as const satisfies Record<string, (change: Change, caller: Caller) => Promise<string>>

/** The rules of a form, as they were sent; an empty one takes a choice back. */
function readChoice(form: FormData): Omit<Input<typeof chooseNatalRules>, 'uuid'> {
  const fields = [...form]
    .filter(([name]) => name !== 'do')
    .map(([name, value]) => [name, value === '' ? null : value])
  // True or refused: the operation checks every field.
  return Object.fromEntries(fields) as Omit<Input<typeof chooseNatalRules>, 'uuid'>
}

/** Carries out the submitted action on a reading. */
export async function changeReading(change: Change, caller: Caller) {
  const name = String(change.form.get('do'))
  if (!isChange(name)) return refusedForm('request.invalid')
  try {
    return redirect(localisePath(await changes[name](change, caller), caller.locale), 303)
  } catch (error) {
    return refusedForm(refusalCode(error))
  }
}

function isChange(name: string): name is keyof typeof changes {
  return Object.hasOwn(changes, name)
}
