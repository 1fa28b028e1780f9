import { AppError } from '../../platform/http/app-error.ts'
import type { BirthDetails } from './birth.ts'
import { instantOf, resolveOffset } from './resolve-offset.ts'

type Form = Omit<BirthDetails, 'offsetSec'> & { readonly offsetSec?: number | undefined }

/** Turns a birth form into a birth that can be saved: its offset is known and it is not in the future. */
export function resolveBirth(form: Form, nowMs: number): BirthDetails {
  const { gender, birthday, birthdayTime, city, latitude, longitude, utc } = form
  const offsetSec = resolveOffset(form)
  const birth = { gender, birthday, birthdayTime, city, latitude, longitude, utc, offsetSec }
  if (instantOf(birth) > nowMs)
    throw new AppError('request.invalid', { fields: { birthday: 'must not be in the future' } })
  return birth
}
