// Reads the sums that a page prints beside its ratings, and adds them up again.

/** A rating on a page and the lines it follows from, as text. */
export type PrintedBill = { readonly id: string; readonly lines: readonly string[] }

const vulgar: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
}

const FRACTION = /(?:(\d+)\u00a0)?(\d+)\/(\d+)|(\d+)?([¼½¾⅛⅜⅝⅞])|(\d+)/g

/** Every number without a sign that a text has: 3¼, 2 13/16, 1/16, 7. */
function listFractions(text: string): number[] {
  return [...text.matchAll(FRACTION)].map(([, whole, over, under, before, sign, number]) => {
    if (over !== undefined) return Number(whole ?? 0) + Number(over) / Number(under)
    if (sign !== undefined) return Number(before ?? 0) + (vulgar[sign] ?? Number.NaN)
    return Number(number)
  })
}

const lastFraction = (text: string): number => listFractions(text).at(-1) ?? Number.NaN

const readSigned = (text: string): number => Number(text.replace('−', '-').replace('+', '').replace(',', '.'))

const clamp = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value))

/** A line up to its arrow, and the rating behind it. */
function splitLine(line: string): { readonly text: string; readonly rating: number } {
  const [text = '', rating = ''] = line.split('→')
  return { text: text.trim(), rating: readSigned(rating.trim()) }
}

/** The terms between a colon and an equals sign, added up: `A 3 + B ½ − C ¼`. */
function addTerms(note: string): number {
  const terms = /:\s([\s\S]*)\s=\s/.exec(note)?.[1]
  if (terms === undefined) return lastFraction(note)
  return terms
    .split(/\s(?=[+−]\s)/)
    .reduce((sum, term) => sum + (term.startsWith('−') ? -1 : 1) * lastFraction(term), 0)
}

const signOf = (note: string): number =>
  /favours|одобряет/.test(note) ? 1 : /forbids|запрещает/.test(note) ? -1 : 0

const LIMIT = /([+−]\d|\b0):\s/
const LEAST = 1 / 4

/** The rating that the note and the scale of an activity come to; nothing where the printed sum is wrong in itself. */
function rateActivity(note: string, scale: string): number | undefined {
  const sign = signOf(note)
  const parts = scale.split(/;\s/)
  const limits = parts.flatMap((part) => LIMIT.exec(part)?.[1] ?? []).map(readSigned)
  const [steps = ''] = parts
  const from = sign === 0 ? [] : steps.split(/,\s/).map(lastFraction)
  const added = addTerms(note)
  const total = sign === 0 ? 0 : Math.max(LEAST, added)
  if (sign !== 0 && Math.abs(total - lastFraction(note)) > 1e-9) return undefined
  const size = from.filter((least) => total >= least).length
  return Math.min(sign * size, ...limits)
}

/** The rating for a person that a line comes to: that for everyone, the points of the birth, and every limit. */
function ratePerson(line: string): { readonly general: number; readonly own: number } {
  const [head = '', ...others] = line.split(/;\s/)
  const [first = ''] = /[+−]\d|\b0\b/.exec(head) ?? []
  const points = [
    ...head.slice(head.indexOf(first) + first.length).matchAll(/ ([+−]) [^+−=]*?(\d)(?=\s[+−=]|$)/g),
  ]
  const added = points.reduce((sum, [, sign, size]) => sum + (sign === '−' ? -1 : 1) * Number(size), 0)
  const general = readSigned(first)
  const limits = others.flatMap((part) => {
    const held = /(?:book holds|книга)[^:]*?([+−]\d|\b0)$/.exec(part)?.[1] ?? LIMIT.exec(part)?.[1]
    return held === undefined ? [] : [readSigned(held)]
  })
  return { general, own: Math.min(clamp(general + clamp(added, 2), 3), ...limits) }
}

/** The rating of a whole day from its counts, its sum and the thresholds. */
function rateWholeDay(line: string): number | undefined {
  const [counts = '', apart = '', mean = '', steps = ''] = line.replace(/^[^;\d]*:\s/, '').split(/;\s/)
  const isEnglish = /activities/.test(counts)
  const [one = 0, two = 0, bad = 0] = listFractions(counts)
  const [shown, good] = isEnglish ? [two, one] : [one, two]
  const lean = good - bad
  const [least = Number.NaN] = listFractions(apart)
  if (Number.isNaN(least)) return undefined
  if (Math.abs(lean) <= least) return mean === '' ? 0 : undefined
  const total = Math.abs(readSigned(/[+−]?\d+/.exec(mean)?.[0] ?? ''))
  const from = [...steps.matchAll(/[+−](\d+[.,]\d+)/g)].map(([, size = '']) => readSigned(size))
  return Math.sign(lean) * (1 + from.filter((size) => total / shown >= size).length)
}

/** Ratings of a bill that do not follow from what is printed beside them, and how many ratings it has. */
export function checkBill({ id, lines }: PrintedBill): {
  readonly ratings: number
  readonly wrong: readonly string[]
} {
  const wrong: string[] = []
  const expect = (text: string, rating: number, expected: number | undefined): void => {
    if (rating !== expected) wrong.push(`${id}: ${text} → ${rating}, not ${expected}`)
  }
  if (id === 'day') {
    for (const line of lines) {
      const { text, rating } = splitLine(line)
      expect(text, rating, rateWholeDay(text))
    }
    return { ratings: lines.length, wrong }
  }
  const [note = '', scaleLine = '', personLine] = lines
  const { text: scale, rating } = splitLine(scaleLine)
  expect(`${note} | ${scale}`, rating, rateActivity(note, scale))
  if (personLine === undefined) return { ratings: 1, wrong }
  const person = splitLine(personLine)
  const { general, own } = ratePerson(person.text)
  expect(person.text, general, rating)
  expect(person.text, person.rating, own)
  return { ratings: 2, wrong }
}
