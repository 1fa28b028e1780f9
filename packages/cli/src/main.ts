#!/usr/bin/env node
import { writeFile } from 'node:fs/promises'
import { runZeri } from './run.ts'

// `zeri month | head` closes the pipe early, which is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})
process.exitCode = await runZeri(process.argv.slice(2), {
  env: process.env,
  now: Date.now,
  // Only when it is needed: the first use of Intl takes ten milliseconds.
  get zone() {
    return Intl.DateTimeFormat().resolvedOptions().timeZone
  },
  isTerminal: process.stdout.isTTY === true,
  fetch,
  write: (text) => process.stdout.write(`${text}\n`),
  writeError: (text) => process.stderr.write(`${text}\n`),
  saveFile: (path, text) => writeFile(path, text),
})
