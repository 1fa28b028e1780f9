/** Runs a task and returns its promise; returns undefined when the queue is full. */
export type SerialQueue = <Result>(work: () => Promise<Result>) => Promise<Result> | undefined

/** Creates a queue that runs one task at a time and lets at most `maxWaiting` tasks wait. */
export function createSerialQueue(maxWaiting: number): SerialQueue {
  let last: Promise<unknown> = Promise.resolve()
  let accepted = 0
  return (work) => {
    if (accepted > maxWaiting) return undefined
    accepted += 1
    const result = last.then(work)
    last = result
      .catch(() => undefined)
      .finally(() => {
        accepted -= 1
      })
    return result
  }
}
