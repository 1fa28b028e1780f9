// Writes docs/configuration.md from the settings of the server.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { settings } from '../../apps/server/src/config.ts'

const rows = Object.values(settings).map((setting) => {
  const isRequired = 'production' in setting && setting.production === 'required'
  const fallback = setting.development === '' ? 'empty' : `\`${setting.development}\``
  return `| \`${setting.env}\` | ${fallback} | ${isRequired ? 'must be given' : 'the same'} | ${setting.about} |`
})
const page = `# Configuration

All settings come from the environment and are read once, at the start. A value that breaks its rule, or a setting
that production must have and has not, keeps the process from starting; the message names every fault and no value.

Production also refuses placeholders, in every setting: hosts that belong to nobody (\`zeri.example\`, \`example.org\`),
values such as \`replace-me\`, \`user:password@\` and \`your_bot\`, the secrets of this table, and secrets of fewer than
eight different characters. \`deploy/zeri.env.example\` unedited therefore starts nothing.

| variable | without it | in production | what it is for |
|---|---|---|---|
${rows.join('\n')}

This page is written from \`apps/server/src/config.ts\` by \`npm run generate\`.
`
writeFileSync(join(import.meta.dirname, '../../docs/configuration.md'), page)
console.log(`configuration.md: ${rows.length} settings`)
