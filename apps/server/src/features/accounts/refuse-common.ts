import { AppError } from '../../platform/http/app-error.ts'
import type { Services } from './services.ts'

/** Throws if a new password is a common one; the error names the form field. */
export function refuseCommonPassword(
  { isCommon }: Pick<Services, 'isCommon'>,
  { password, email, field }: { password: string; email: string; field: string },
): void {
  if (isCommon(password, { email }))
    throw new AppError('password.too-common', { fields: { [field]: 'must not be a common password' } })
}
