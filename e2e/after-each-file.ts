import { afterAll } from 'vitest'
import { closeBrowserOfFile } from './visit.ts'

// Vitest runs this before every file. The modules it imports are those of the worker, so a hook in one of them would be
// that of its first file only.
afterAll(closeBrowserOfFile)
