/** A number in a page, with its unit where it has one that is measured in. */
export type QuotedFigure = {
  readonly line: number
  /** The section it is in, as the anchor of its heading. */
  readonly section: string
  /** The commands that its paragraph, list or table names, as `npm run drills -- crash`. */
  readonly commands: readonly string[]
  /** As it is written: `4.4 s`. */
  readonly text: string
  readonly value: number
  /** Digits after the point: a page may round what was measured. */
  readonly digits: number
  readonly unit?: string
  /** Is recognised as a figure wherever it stands: it has a unit, is at least a thousand, or is a part `of` a number. */
  readonly isEvident: boolean
}

const units: Readonly<Record<string, string>> = {
  second: 's',
  seconds: 's',
  minute: 'min',
  minutes: 'min',
  hour: 'h',
  hours: 'h',
  KB: 'kB',
}
const NUMBER = String.raw`\d{1,3}(?: \d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`
const UNIT = String.raw`(?:ms|µs|s|seconds?|min|minutes?|hours?|kB|KB|MB|GB|TB|bytes|a second)\b|%`
/** Not dates, versions, names of protocols, ids, nor the numbers of decisions and standards. */
const figurePattern = new RegExp(
  String.raw`(?<![\w.:/#§-]|decision |RFC |nginx |PgBouncer |HAProxy |systemd |× |BY )(${NUMBER})(?: ?(${UNIT}))?(?! ?×)(?![\w/-]|[.:]\d)`,
  'g',
)

/** All numbers of a text that are not in code, in the target of a link, or in a table that a command writes. */
export function listFigures(page: string): QuotedFigure[] {
  const commands = listCommands(page)
  let section = ''
  return blankOut(page)
    .split('\n')
    .flatMap((text, index) => {
      const heading = /^#+ (.*)$/.exec(text)?.[1]
      if (heading) section = anchorOf(heading)
      const found = heading ? [] : [...text.replace(/^\s*\d+\. /, '').matchAll(figurePattern)]
      return found.map((match) =>
        figureOf(match, { line: index + 1, section, commands: commands[index] ?? [] }),
      )
    })
}

function figureOf(
  match: RegExpExecArray,
  place: Pick<QuotedFigure, 'line' | 'section' | 'commands'>,
): QuotedFigure {
  const [text, digits = '', unit] = match
  const value = Number(digits.replaceAll(' ', ''))
  const [before, after] = [match.input.slice(0, match.index), match.input.slice(match.index + text.length)]
  const isPart = /^ of \d/.test(after) || /\d of $/.test(before)
  return {
    ...place,
    text,
    value,
    digits: digits.split('.')[1]?.length ?? 0,
    ...(unit ? { unit: units[unit] ?? unit } : {}),
    isEvident: unit !== undefined || digits.includes(' ') || isPart,
  }
}

/** The commands of every line's block; blocks are apart by empty lines. */
function listCommands(page: string): string[][] {
  return page.split(/\n(?=\n)/).flatMap((block) => {
    const named = [...block.matchAll(/`npm\s+run\s+([\w:]+)\s+--\s+([\w-]+)/g)]
    const commands = named.map(([, script, word]) => `npm run ${script} -- ${word}`)
    return block.split('\n').map(() => commands)
  })
}

/** Replaces what is not prose by spaces, so that lines and places stay. */
function blankOut(page: string): string {
  const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ')
  return page
    .replaceAll(/<!-- (?:computed|ports)[\s\S]*?<!-- end[^>]*-->/g, blank)
    .replaceAll(/```[\s\S]*?```/g, blank)
    .replaceAll(/`[^`]*?`/g, blank)
    .replaceAll(/\]\([^)]*\)/g, blank)
}

/** The anchor that a heading gets on the page. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')
}
