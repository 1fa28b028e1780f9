#!/usr/bin/env node
import { writeFile } from 'node:fs/promises'
import { enableCompileCache } from 'node:module'
import { runZeri } from './run.ts'

// Node writes the compiled code to its cache, so that the next start is faster.
enableCompileCache?.()
// `zeri month | head` closes the pipe early, which is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})
process.exitCode = await runZeri(process.argv.slice(2), {
  env: process.env,
  now: Date.now,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  isTerminal: process.stdout.isTTY === true,
  fetch,
  write: (text) => process.stdout.write(`${text}\n`),
  writeError: (text) => process.stderr.write(`${text}\n`),
  saveFile: (path, text) => writeFile(path, text),
})
