import {
  claimReading,
  deleteReading,
  type ErrorCode,
  errors,
  type PageContext,
  renameReading,
  shareReading,
} from '@zeri/contract'
import { localisePath } from '@zeri/contract/browser'
import { data, redirect } from 'react-router'
import { refusalCode } from '../../../api/refusal-code.server.ts'

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
  claim: async ({ uuid }, { api }) => {
    await api.call(claimReading, { uuid })
    return `/bazi/${uuid}`
  },
  delete: async ({ uuid }, { api }) => {
    await api.call(deleteReading, { uuid })
    return '/bazi'
  },
} as const satisfies Record<string, (change: Change, caller: Caller) => Promise<string>>

/** Carries out the submitted action on a reading. */
export async function changeReading(change: Change, caller: Caller) {
  const name = String(change.form.get('do'))
  if (!isChange(name)) return refuse('request.invalid')
  try {
    return redirect(localisePath(await changes[name](change, caller), caller.locale), 303)
  } catch (error) {
    return refuse(refusalCode(error))
  }
}

function isChange(name: string): name is keyof typeof changes {
  return Object.hasOwn(changes, name)
}

const refuse = (code: ErrorCode) =>
  data({ refused: { notice: `errors.${code}` as const, faults: {} } }, { status: errors[code].status })
