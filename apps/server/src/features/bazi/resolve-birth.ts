import { AppError } from '../../platform/http/app-error.ts'
import type { ToldBirth } from './birth.ts'
import { instantOf, resolveOffset } from './resolve-offset.ts'

type Form = Omit<ToldBirth, 'offsetSec'> & { readonly offsetSec?: number | undefined }

/** A birth that can be kept: its clock is settled, and it has happened. */
export function resolveBirth(form: Form, nowMs: number): ToldBirth {
  const { gender, birthday, birthdayTime, city, latitude, longitude, utc } = form
  const offsetSec = resolveOffset(form)
  const told = { gender, birthday, birthdayTime, city, latitude, longitude, utc, offsetSec }
  if (instantOf(told) > nowMs)
    throw new AppError('request.invalid', { fields: { birthday: 'must not be in the future' } })
  return told
}
