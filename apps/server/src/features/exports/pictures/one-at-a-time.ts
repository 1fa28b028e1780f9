/** Takes work and promises its result, or takes it not. */
export type OneAtATime = <Result>(work: () => Promise<Result>) => Promise<Result> | undefined

/** Does one piece of work at a time and lets a few wait; what would wait behind those is not taken at all. */
export function createOneAtATime(maxWaiting: number): OneAtATime {
  let last: Promise<unknown> = Promise.resolve()
  let taken = 0
  return (work) => {
    if (taken > maxWaiting) return undefined
    taken += 1
    const result = last.then(work)
    last = result
      .catch(() => undefined)
      .finally(() => {
        taken -= 1
      })
    return result
  }
}
