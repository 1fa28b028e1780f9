import { findViolations } from './find-violations.ts'

const violations = await findViolations(process.cwd())
for (const { file, imports, rule } of violations) console.error(`${file}\n  imports ${imports}\n  ${rule}`)
if (violations.length > 0) {
  console.error(`\n${violations.length} imports go against the table of directions in docs/architecture.md`)
  process.exitCode = 1
} else {
  console.log('every import follows the table of directions')
}
