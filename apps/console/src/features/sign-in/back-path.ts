/**
 * The page to return to after a sign-in: a path of the console and nothing else.
 * @example backPathOf('?back=%2Forders') // '/orders'
 */
export function backPathOf(query: string): string {
  const back = new URLSearchParams(query).get('back') ?? '/'
  return /^\/(?![/\\])/.test(back) ? back : '/'
}
