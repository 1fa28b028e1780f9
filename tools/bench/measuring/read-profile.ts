/** The part of the result of `Profiler.stop` that is read here. */
export type Profile = {
  readonly nodes: readonly {
    readonly id: number
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number }
  }[]
  readonly samples: readonly number[]
  /** Microseconds before each sample. */
  readonly timeDeltas: readonly number[]
}

type Spent = { readonly name: string; readonly us: number }

/** Self time of the main thread by owner and by function, the longest first. */
export type ProfileSummary = {
  readonly busyUs: number
  readonly byRoom: readonly Spent[]
  readonly byFunction: readonly Spent[]
}

export function summariseProfile({ nodes, samples, timeDeltas }: Profile): ProfileSummary {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const rooms = new Map<string, number>()
  const functions = new Map<string, number>()
  let busyUs = 0
  for (const [index, id] of samples.entries()) {
    const frame = frames.get(id)
    const us = timeDeltas[index] ?? 0
    if (!frame || frame.functionName === '(idle)') continue
    busyUs += us
    const room = roomOf(frame)
    const called = frame.functionName || 'nameless'
    const name = frame.url ? `${called} (${room}, line ${frame.lineNumber + 1})` : called
    rooms.set(room, (rooms.get(room) ?? 0) + us)
    functions.set(name, (functions.get(name) ?? 0) + us)
  }
  return { busyUs, byRoom: longestFirst(rooms), byFunction: longestFirst(functions) }
}

function longestFirst(spent: ReadonlyMap<string, number>): Spent[] {
  return [...spent].map(([name, us]) => ({ name, us })).sort((a, b) => b.us - a.us)
}

/** The owner of the code: an npm package, a folder of ours, Node, or the engine. */
function roomOf({ functionName, url }: { functionName: string; url: string }): string {
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1]
  const ours = /\/((?:apps\/web\/build|apps\/server\/src\/\w+|packages\/\w+)(?:\/[\w-]+)?)/.exec(url)?.[1]
  if (url === '') return functionName.startsWith('(') ? functionName : 'engine'
  return inPackage ?? ours ?? (url.startsWith('node:') ? 'node' : url)
}
