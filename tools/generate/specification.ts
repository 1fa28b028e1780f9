import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listChecks, type Requirement, type Section } from '../testbed/site/specification/requirement.ts'
import { requirements, sections } from '../testbed/site/specification/specification.ts'

/** Writes the table of the specification as `docs/spec-coverage.md`. */
const checked = requirements.filter((row) => 'check' in row)

const cell = (text: string): string => text.replaceAll('|', '\\|')

function writeCheck(row: Requirement): string {
  if (!('check' in row)) return `not checked: ${row.reason}`
  return listChecks(row)
    .map(({ file, test }) => `[${test}](../${file})`)
    .join('<br>')
}

function writeRow(row: Requirement): string {
  const { id, requirement, deviation } = row
  return `| ${id} | ${cell(deviation ? `${requirement} *${deviation}*` : requirement)} | ${cell(writeCheck(row))} |`
}

const writeSection = ({ title, requirements: rows }: Section): string =>
  [`## ${title}`, '| row | requirement | shown by |', '|---|---|---|', ...rows.map(writeRow)].join('\n')

const text = `# The specification, row by row

Each requirement of the specification the product was built from, with the test that shows it: ${requirements.length} rows,
${checked.length} of them checked. What the product does differently on purpose stands in italics with the decision behind it;
[spec-notes.md](spec-notes.md) explains those at length. The rows are in \`tools/testbed/site/specification\`; a unit test
proves that each test they name exists, and CI that it has run and passed. Written by \`npm run generate -- specification\`.

${sections.map(writeSection).join('\n\n')}
`

writeFileSync(join(import.meta.dirname, '../../docs/spec-coverage.md'), text)
