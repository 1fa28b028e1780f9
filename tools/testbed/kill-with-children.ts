import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Kills a process and its children at once, as a power failure would: children of a killed process would live on. */
export function killWithChildren(parent: ChildProcess): void {
  const children = listChildren(parent.pid)
  parent.kill('SIGKILL')
  for (const pid of children) killQuietly(pid)
}

function listChildren(pid: number | undefined): number[] {
  if (pid === undefined) return []
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return [] // the process has ended already
  }
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // it ended with its parent
  }
}
