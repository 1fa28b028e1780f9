import { readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** Processor time of a process and of its children, running or ended; 0 once the process is gone. */
export function processorSeconds(pid: number): number {
  return ownSeconds(pid) + childrenOf(pid).reduce((sum, child) => sum + processorSeconds(child), 0)
}

/** The running children of a process. */
export function childrenOf(pid: number): number[] {
  return readProc(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number)
}

function ownSeconds(pid: number): number {
  // proc(5): fields 14 to 17 are user and system time, its own and that of children it has waited for; the name in field
  // 2 may hold spaces.
  const fields = readProc(pid, 'stat').split(') ')[1]?.split(' ') ?? []
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND
}

function readProc(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}
