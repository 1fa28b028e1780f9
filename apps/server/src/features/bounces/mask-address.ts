/**
 * An address as operators see it in lists: recognisable, and of no use to anybody.
 * @example maskAddress('anna@example.org') // 'a…@example.org'
 */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const [first = ''] = address.slice(0, at)
  return `${first}…${address.slice(at)}`
}
