/** Rules of e-mail addresses and passwords as plain functions, for forms without a schema library. */

/** Zod's own pattern of an address. */
export const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
/** RFC 5321, 4.5.3.1.3. */
export const MAX_EMAIL_CHARS = 254

export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_CHARS && EMAIL.test(text)
}

export const PASSWORD_CHARS = { min: 6, max: 20 }

/** Counts code points, so that an emoji is one character. Nothing is trimmed. */
export function isPassword(text: string): boolean {
  const count = [...text].length
  return text.isWellFormed() && count >= PASSWORD_CHARS.min && count <= PASSWORD_CHARS.max
}
