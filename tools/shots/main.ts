// `npm run shots`: screenshots, printed sheets and HTML snapshots of the built site.

import { runTool } from '../testbed/require-program.ts'
import { runHtmlSnapshot } from './html.ts'
import { writePrints } from './prints.ts'
import { takeScreenshots } from './screenshots.ts'

const usage = `npm run shots -- [part of a picture's name]         screenshots of every page, into shots/
npm run shots -- prints                             every kind of printed sheet, into reports/prints/
npm run shots -- html write|compare <folder>        the HTML of every page, before and after a change`

await runTool(() => shoot(process.argv.slice(2)))

async function shoot([word = '', verb, folder]: readonly string[]): Promise<void> {
  if (word === 'prints') return writePrints()
  if (word === 'html' && (verb === 'write' || verb === 'compare') && folder)
    return runHtmlSnapshot(verb, folder)
  if (word === 'html' || word.startsWith('-')) return fail(usage)
  const count = await takeScreenshots(word)
  if (count === 0) fail(`no picture has “${word}” in its name\n${usage}`)
  else console.log(`${count} pictures in shots/`)
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
