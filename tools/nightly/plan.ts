/** A root script whose work the night does, one step for each of its words. */
type Program = {
  readonly script: string
  /** `every` stands for all words that the script prints with `--words`; without words the script is one step. */
  readonly words?: readonly string[] | 'every'
  /** Prints figures: a step that prints none has measured nothing. */
  readonly isMeasuring?: boolean
  /** Has one size, so a small night leaves it out. */
  readonly isFullOnly?: boolean
  /** After so many minutes a step is ended. Far above what it takes, because a slow machine is no fault of the code. */
  readonly minutes: number
  readonly minutesOf?: Readonly<Record<string, number>>
  /** Words whose own `--record` writes the figures that docs/scale.md rests on. */
  readonly recording?: readonly string[]
}

export type Step = {
  /** The script and its word: `drills:crash`. */
  readonly id: string
  /** As a person types it; the same for every size, so that figures are found by it. */
  readonly command: string
  readonly script: string
  readonly word?: string
  readonly args: readonly string[]
  readonly isMeasuring: boolean
  readonly minutes: number
}

/** In the order of the night: the build that others need, then what is short, then what takes hours. */
export const programs: readonly Program[] = [
  { script: 'build', minutes: 15 },
  { script: 'fuzz', words: 'every', isMeasuring: true, minutes: 40 },
  { script: 'accuracy', words: 'every', isMeasuring: true, minutes: 60, minutesOf: { mutation: 120 } },
  {
    script: 'bench',
    words: 'every',
    isMeasuring: true,
    minutes: 30,
    minutesOf: { load: 60, 'load-pgbouncer': 60, scale: 90, soak: 60 },
    recording: ['costs', 'load', 'reminders', 'scale'],
  },
  { script: 'e2e:browsers', minutes: 60 },
  {
    script: 'drills',
    words: 'every',
    isMeasuring: true,
    minutes: 40,
    minutesOf: { fleet: 90, reminders: 180 },
  },
  { script: 'drills', words: ['mutants'], isMeasuring: true, isFullOnly: true, minutes: 240 },
]

type Wishes = {
  /** Ids, scripts or words; empty means everything. */
  readonly only: readonly string[]
  readonly small: boolean
  readonly record: boolean
}

/**
 * The steps of a night.
 * @param listWords the words that a script knows
 */
export function planSteps(
  planned: readonly Program[],
  listWords: (script: string) => readonly string[],
  wishes: Wishes,
): Step[] {
  const inSize = planned.filter(({ isFullOnly }) => !(isFullOnly && wishes.small))
  const steps = inSize.flatMap((program) => {
    const words = program.words === 'every' ? listWords(program.script) : (program.words ?? [])
    return words.length === 0 ? [stepOf(program, wishes)] : words.map((word) => stepOf(program, wishes, word))
  })
  const isNamed = (step: Step, name: string) => [step.id, step.script, step.word].includes(name)
  const unknown = wishes.only.filter((name) => !steps.some((step) => isNamed(step, name)))
  if (unknown.length > 0)
    throw new Error(`unknown: ${unknown.join(', ')}; known: ${steps.map(({ id }) => id).join(', ')}`)
  return steps.filter((step) => wishes.only.length === 0 || wishes.only.some((name) => isNamed(step, name)))
}

function stepOf(program: Program, { small, record }: Wishes, word?: string): Step {
  const { script, isMeasuring = false, minutes, minutesOf = {}, recording = [] } = program
  const options = [
    ...(small && isMeasuring ? ['--small'] : []),
    ...(record && word && recording.includes(word) ? ['--record'] : []),
  ]
  return {
    id: word ? `${script}:${word}` : script,
    command: word ? `npm run ${script} -- ${word}` : `npm run ${script}`,
    script,
    ...(word ? { word } : {}),
    args: [...(word ? [word] : []), ...options],
    isMeasuring,
    minutes: (word && minutesOf[word]) || minutes,
  }
}
