import { at } from '../at.ts'
import { branchAt, type DayContext } from './day-context.ts'
import { animalName, ordinalWord, verb, withArticle } from './english.ts'
import {
  type Called,
  DAY_WAYS,
  type DayWays,
  FORM_WAYS,
  type Summary,
  type SummaryTemplates,
} from './summary.ts'

type Verb = (form: string) => string

function underMoon({ growing, step }: DayContext['moon']): string {
  if (step === 1) return growing ? 'under the new moon' : 'under the full moon'
  return growing ? 'under a waxing moon' : 'under a waning moon'
}

/** The ways to name a day of a weight. */
function listDays(weight: string, day: DayContext): DayWays {
  return [
    withArticle(`${weight} day`),
    withArticle(`${weight} ${animalName(branchAt(day.day))} day`),
    withArticle(`${weight} day ${underMoon(day.moon)}`),
    withArticle(`${weight} day of the ${animalName(branchAt(day.month))} month`),
    withArticle(`${weight} ${ordinalWord(day.lunar.day)} day of the moon`),
  ]
}

const templates: SummaryTemplates<Verb> = {
  for: [
    ({ day, A, B }) => `${day}: ${A} and ${B} stand together.`,
    ({ day, A, B }) => `${day}, led by ${A} and helped by ${B}.`,
    ({ day, A, B }) => `${A} and ${B} make this ${day}.`,
    ({ day, A, B, a, b }) => `${day}: ${A} ${a('leads')}, ${B} ${b('helps')}.`,
    ({ day, A, B }) => `what speaks most for it is ${A}, then ${B}: ${day}.`,
    ({ day, A, B }) => `${A} and ${B} are on its side: ${day}.`,
    ({ day, A, B }) => `${day}, thanks to ${A} and ${B}.`,
  ],
  'for-despite': [
    ({ day, A, B, a }) => `${day}: ${A} ${a('outweighs')} ${B}.`,
    ({ day, A, B, a }) => `${day}, even with ${B} present: ${A} ${a('decides')} it.`,
    ({ day, A, B, a, b }) => `${B} ${b('objects')}, ${A} ${a('prevails')}: ${day}.`,
    ({ day, A, B, a }) => `${A} ${a('speaks')} for it and ${B} against: on balance ${day}.`,
    ({ day, A, B, b }) => `${day}, carried by ${A}; ${B} ${b('takes')} a little away.`,
    ({ day, A, B, a }) => `${day}: ${A} ${a('is')} stronger than ${B}.`,
    ({ day, A, B, a, b }) => `${A} ${a('leads')} and ${B} ${b('falls')} behind: ${day}.`,
  ],
  against: [
    ({ day, A, B }) => `${day}: ${A} and ${B} stand against it.`,
    ({ day, A, B }) => `${A} and ${B} weigh on it: ${day}.`,
    ({ day, A, B }) => `${day}, better kept for small things: ${A} and ${B} are present.`,
    ({ day, A, B, a, b }) => `${day}: ${A} ${a('weighs')} most, ${B} ${b('adds')} to it.`,
    ({ day, A, B }) => `${day} because of ${A} and ${B}.`,
    ({ day, A, B }) => `what speaks most against it is ${A}, then ${B}: ${day}.`,
    ({ day, A, B }) => `great plans can wait: ${A} and ${B} make this ${day}.`,
  ],
  'against-despite': [
    ({ day, A, B, a }) => `${day}: ${A} ${a('outweighs')} ${B}.`,
    ({ day, A, B, a, b }) => `${day}, although ${B} ${b('is')} present: ${A} ${a('decides')} it.`,
    ({ day, A, B, b }) => `${B} ${b('speaks')} for it and ${A} against: on balance ${day}.`,
    ({ day, A, B, a, b }) => `${day}: ${B} ${b('softens')} it, ${A} ${a('decides')}.`,
    ({ day, A, B, a, b }) => `${day}: ${A} ${a('comes')} first, ${B} only ${b('softens')} it.`,
    ({ day, A, B, a, b }) => `${A} ${a('holds')} back what ${B} ${b('offers')}: ${day}.`,
    ({ day, A, B, a, b }) => `${A} ${a('makes')} this ${day}, and ${B} ${b('eases')} it a little.`,
  ],
  even: [
    ({ day, A, B }) => `${day}: ${A} and ${B} balance each other.`,
    ({ day, A, B, a }) => `${day}: ${A} ${a('speaks')} for it, ${B} against.`,
    ({ day, A, B }) => `${day}: ${A} on one side, ${B} on the other.`,
    ({ day, A, B }) => `${A} and ${B} hold each other level: ${day}.`,
    ({ day, A, B, b }) => `${day}: neither ${A} nor ${B} ${b('gains')} the upper hand.`,
    ({ day, A, B, a, b }) => `what ${A} ${a('gives')}, ${B} ${b('takes')} back: ${day}.`,
    ({ day, A, B }) => `between ${A} and ${B}, this is ${day}.`,
  ],
  'even-for': [
    ({ day, A, B }) => `${day}: ${A} and ${B} help, though only a little.`,
    ({ day, A, B }) => `${day}, with a light push from ${A} and ${B}.`,
    ({ day, A, B }) => `${A} and ${B} are friendly but slight: ${day}.`,
    ({ day, A, B }) => `${day}: ${A} and ${B} lean its way, no more.`,
    ({ day, A, B }) => `${day} without great signs: ${A} and ${B} are all it has.`,
    ({ day, A, B }) => `${A} and ${B} are too light to tip the scales: ${day}.`,
    ({ day, A, B }) => `${day}, in the mild company of ${A} and ${B}.`,
  ],
  'even-against': [
    ({ day, A, B }) => `${day}: ${A} and ${B} hold it back a little.`,
    ({ day, A, B }) => `${A} and ${B} object, but not enough to tip it: ${day}.`,
    ({ day, A, B }) => `${day}, with a small shadow from ${A} and ${B}.`,
    ({ day, A, B }) => `${day}: ${A} and ${B} lean against it, no more.`,
    ({ day, A, B }) => `${A} and ${B} slow it without stopping it: ${day}.`,
    ({ day, A, B }) => `${day}, a little weighed down by ${A} and ${B}.`,
    ({ day, A, B }) => `${A} and ${B} notwithstanding, this is ${day}.`,
  ],
  alone: [
    ({ day, A, a }) => `${day}: ${A} alone ${a('decides')}.`,
    ({ day, A }) => `${day}, with ${A} and little else.`,
    ({ day, A, a }) => `only ${A} ${a('counts')} here: ${day}.`,
    ({ day, A }) => `${day}, with ${A} for its one sign.`,
    ({ day, A }) => `${day}, with no sign but ${A}.`,
    ({ day, A }) => `all that counts is ${A}: ${day}.`,
    ({ day, A }) => `nothing but ${A} is in the scales: ${day}.`,
  ],
}

const verbOf =
  ({ grammar }: Called): Verb =>
  (form) =>
    verb(grammar, form)

export function summaryInEnglish({ form, weight, first, second, day }: Summary): string {
  const sayWith = at(templates[form], day.julianDay % FORM_WAYS)
  return sayWith({
    day: at(listDays(weight, day), day.julianDay % DAY_WAYS),
    A: first.name,
    B: second.name,
    a: verbOf(first),
    b: verbOf(second),
  })
}
