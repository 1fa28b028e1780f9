import { runHtmlSnapshot } from './html.ts'
import { writePrints } from './prints.ts'
import { takeScreenshots } from './screenshots.ts'

const usage = `npm run shots -- [part of a picture's name]         screenshots of every page, into shots/
npm run shots -- prints                             every kind of printed sheet, into reports/prints/
npm run shots -- html write|compare <folder>        the HTML of every page, before and after a change`

const [word = '', verb, folder] = process.argv.slice(2)

if (word === 'prints') await writePrints()
else if (word === 'html' && (verb === 'write' || verb === 'compare') && folder)
  await runHtmlSnapshot(verb, folder)
else if (word === 'html' || word.startsWith('-')) fail(usage)
else {
  const count = await takeScreenshots(word)
  if (count === 0) fail(`no picture has “${word}” in its name\n${usage}`)
  else console.log(`${count} pictures in shots/`)
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
