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

/** The fields of proc(5) from the third on; the name, which is the second, may hold spaces. */
const statOf = (pid: number): string[] => readProc(pid, 'stat').split(') ')[1]?.split(' ') ?? []

/** The process that started it. */
export function parentOf(pid: number): number {
  return Number(statOf(pid)[1])
}

function ownSeconds(pid: number): number {
  // proc(5): fields 14 to 17 are user and system time, its own and that of children it has waited for.
  const ticks = statOf(pid).slice(11, 15)
  return ticks.reduce((sum, some) => sum + Number(some), 0) / TICKS_PER_SECOND
}

function readProc(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}
