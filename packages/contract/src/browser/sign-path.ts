/**
 * The path of the page of a sign, of the signs of a kind, or of all signs.
 * @example signPath('mansions', 'mansion-heart') // '/signs/mansions/mansion-heart'
 * @example signPath('terms') // '/signs/terms'
 */
export function signPath(kind?: string, id?: string): `/${string}` {
  return `/${['signs', kind, id].filter((part) => part !== undefined).join('/')}`
}
