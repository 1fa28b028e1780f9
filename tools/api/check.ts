import { findBreaks, isOutdated } from './find-breaks.ts'
import { currentApi, readSnapshot } from './snapshot.ts'

/** `npm run check:api`: the contract holds what the public API has promised, and the promise is complete. */
const documents = { promised: readSnapshot(), current: currentApi() }
const breaks = findBreaks(documents, new Date().toISOString().slice(0, 10))
const faults = isOutdated(documents) ? ['openapi-v1.json is not fresh: npm run generate -- openapi'] : []
for (const line of [...breaks, ...faults]) console.error(line)
if (breaks.length > 0)
  console.error('Programs of others would stop working: see docs/api.md#what-never-changes.')
const count = Object.keys(documents.current.paths).length
if (breaks.length + faults.length > 0) process.exitCode = 1
else console.log(`public API: ${count} paths as promised`)
