import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLicence } from '../supply/licences.ts'
import { listLocked } from '../supply/lockfile.ts'

/** Longer lists are shown as a count. */
const NAMED = 40

const root = join(import.meta.dirname, '../..')
const locked = listLocked(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const byLicence = Map.groupBy(locked, (one) => findLicence(one) ?? 'unknown')
const rows = [...byLicence]
  .map(([licence, packages]) => ({
    licence,
    packages: [...new Set(packages.map(({ name }) => name))].sort(),
  }))
  .sort((a, b) => b.packages.length - a.packages.length || (a.licence < b.licence ? -1 : 1))
  .map(({ licence, packages }) => {
    const names = packages.length > NAMED ? '' : packages.map((name) => `\`${name}\``).join(' ')
    return `| ${licence} | ${packages.length} | ${names} |`
  })
const page = `# Licences of the packages

Every package of \`package-lock.json\`, those for other platforms and for development included. What is allowed stands
in \`tools/supply/licences.ts\`; \`npm run check:supply\` refuses the rest. Licences of data are listed at \`/about/data\`.

| licence | packages | names, unless they are more than ${NAMED} |
|---|---|---|
${rows.join('\n')}

This page is written from \`package-lock.json\` by \`npm run generate\`.
`
writeFileSync(join(root, 'docs/licences.md'), page)
console.log(`licences.md: ${rows.length} licences`)
