/**
 * The switches of a school, declared once. The first value of each is that of the book and of every public page.
 * `concerns`: whether it moves the days of everyone, the reading of a birth, or both.
 */
export const schoolSwitches = [
  { name: 'virtue', concerns: 'day', values: ['stems', 'corners'] },
  { name: 'popular', concerns: 'day', values: ['no', 'yes'] },
  { name: 'year-break', concerns: 'day', values: ['yes', 'no'] },
  { name: 'month', concerns: 'day', values: ['day', 'instant'] },
  { name: 'terms', concerns: 'day', values: ['china', 'local'] },
  { name: 'moon', concerns: 'day', values: ['china', 'local'] },
  { name: 'year', concerns: 'day', values: ['li-chun', 'lunar-new-year'] },
  { name: 'nine-star', concerns: 'day', values: ['nearest', 'first-after'] },
  { name: 'sun', concerns: 'both', values: ['apparent', 'mean', 'clock'] },
  { name: 'late-rat', concerns: 'birth', values: ['day23', 'midnight'] },
  { name: 'birth-month', concerns: 'birth', values: ['instant', 'day'] },
  { name: 'birth-year', concerns: 'birth', values: ['li-chun', 'lunar-new-year'] },
  { name: 'season', concerns: 'birth', values: ['earth18', 'branch'] },
  { name: 'command', concerns: 'birth', values: ['zi-ping', 'san-ming'] },
  { name: 'life-palace', concerns: 'birth', values: ['jie', 'qi'] },
  { name: 'nobleman', concerns: 'birth', values: ['day', 'year-and-day'] },
  { name: 'harmony', concerns: 'birth', values: ['any-two', 'with-middle'] },
] as const satisfies readonly SchoolSwitch[]

type SchoolSwitch = {
  readonly name: string
  readonly concerns: 'day' | 'birth' | 'both'
  readonly values: readonly [string, string, ...string[]]
}

type Declared = (typeof schoolSwitches)[number]

export type SchoolSwitchName = Declared['name']

/** A value of every switch. */
export type SchoolChoice = {
  readonly [Name in SchoolSwitchName]: Extract<Declared, { readonly name: Name }>['values'][number]
}

/** The schools that practitioners know by name; the first is the book. */
export const schoolPresets = [
  { id: 'book', rules: '' },
  { id: 'printed', rules: 'virtue.corners_popular.yes' },
  { id: 'practitioner', rules: 'month.instant_terms.local_nobleman.year-and-day' },
] as const

export type PresetId = (typeof schoolPresets)[number]['id']

/** More than every switch with its longest value. */
export const MAX_RULES_CHARS = 300

const [PAIRS, VALUE] = ['_', '.']

/**
 * Reads the rules of a school in any order; undefined where a switch or a value is unknown, or a switch is there twice.
 * @example readSchool('popular.yes')?.popular // 'yes'
 */
export function readSchool(rules: string): SchoolChoice | undefined {
  if (rules.length > MAX_RULES_CHARS) return undefined
  const named = new Map<string, string>()
  for (const pair of rules === '' ? [] : rules.split(PAIRS)) {
    const [name = '', value = '', ...rest] = pair.split(VALUE)
    const known: SchoolSwitch | undefined = schoolSwitches.find((one) => one.name === name)
    if (!known?.values.includes(value) || rest.length > 0 || named.has(name)) return undefined
    named.set(name, value)
  }
  const chosen = schoolSwitches.map(({ name, values }) => [name, named.get(name) ?? values[0]])
  return Object.fromEntries(chosen) as SchoolChoice // true: every switch has one of its own values
}

/**
 * The canonical text of a school: switches in their order, those of the book left out.
 * `canonicalRules` shows it.
 */
export function writeSchool(choice: SchoolChoice): string {
  return schoolSwitches
    .filter(({ name, values }) => choice[name] !== values[0])
    .map(({ name }) => `${name}${VALUE}${choice[name]}`)
    .join(PAIRS)
}

/**
 * The one spelling of the rules of a school; undefined where they are none.
 * @example canonicalRules('popular.yes_virtue.corners_month.day') // 'virtue.corners_popular.yes'
 */
export function canonicalRules(rules: string): string | undefined {
  const choice = readSchool(rules)
  return choice && writeSchool(choice)
}

/**
 * The preset that has these rules.
 * @example findPreset('') // 'book'
 */
export function findPreset(canonical: string): PresetId | undefined {
  return schoolPresets.find(({ rules }) => rules === canonical)?.id
}
