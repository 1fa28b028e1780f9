import { at } from '../at.ts'
import { branchAt, type DayContext } from './day-context.ts'
import { ofAnimal, verb } from './russian.ts'
import {
  type Called,
  DAY_WAYS,
  type DayWays,
  FORM_WAYS,
  type Summary,
  type SummaryTemplates,
} from './summary.ts'

type Verb = (one: string, many: string) => string

function underMoon({ growing, step }: DayContext['moon']): string {
  if (step === 1) return growing ? 'в новолуние' : 'в полнолуние'
  return growing ? 'при растущей луне' : 'при убывающей луне'
}

/** The ways to name a day of a weight. */
function listDays(weight: string, day: DayContext): DayWays {
  return [
    `${weight} день`,
    `${weight} день ${ofAnimal(branchAt(day.day))}`,
    `${weight} день ${underMoon(day.moon)}`,
    `${weight} день месяца ${ofAnimal(branchAt(day.month))}`,
    `${weight} ${day.lunar.day}-й день луны`,
  ]
}

const templates: SummaryTemplates<Verb> = {
  for: [
    ({ day, A, B }) => `${day}: вместе стоят ${A} и ${B}.`,
    ({ day, A, B, a, b }) => `${day}: ${a('ведёт', 'ведут')} ${A}, ${b('помогает', 'помогают')} ${B}.`,
    ({ day, A, B }) => `${day}: за него ${A} и ${B}.`,
    ({ day, A, B, a }) => `${day}: больше всего его ${a('поддерживает', 'поддерживают')} ${A}, затем ${B}.`,
    ({ day, A, B }) => `сошлись ${A} и ${B}: ${day}.`,
    ({ day, A, B }) => `здесь ${A} и ${B}, и это ${day}.`,
    ({ day, A, B }) => `${day}: его держат ${A} и ${B}.`,
  ],
  'for-despite': [
    ({ day, A, B, a }) => `${day}: ${A} ${a('берёт', 'берут')} верх, хотя рядом ${B}.`,
    ({ day, A, B }) => `${day}: за него — ${A}, против — ${B}, и первое весит больше.`,
    ({ day, A, B, a, b }) => `${b('возражает', 'возражают')} ${B}, но ${a('решает', 'решают')} ${A}: ${day}.`,
    ({ day, A, B, a }) => `${A} ${a('говорит', 'говорят')} за, ${B} — против; в итоге ${day}.`,
    ({ day, A, B, a, b }) =>
      `${day}: ${a('ведёт', 'ведут')} ${A}, немного ${b('сдерживает', 'сдерживают')} ${B}.`,
    ({ day, A, B, a }) => `пусть рядом и ${B}, ${a('перевешивает', 'перевешивают')} ${A}: ${day}.`,
    ({ day, A, B }) => `${day}: сильнее ${A}, слабее ${B}.`,
  ],
  against: [
    ({ day, A, B }) => `${day}: против него ${A} и ${B}.`,
    ({ day, A, B }) => `${day}: с большими планами лучше подождать, ведь здесь ${A} и ${B}.`,
    ({ day, A, B }) => `${A} и ${B} советуют не спешить: ${day}.`,
    ({ day, A, B }) => `${day}: сильнее всего ${A}, следом ${B}.`,
    ({ day, A, B, a }) => `${day}: больше всего ему ${a('мешает', 'мешают')} ${A}, затем ${B}.`,
    ({ day, A, B }) => `${day}; причина — ${A} и ${B}.`,
    ({ day, A, B }) => `${day}, скорее для малых дел: вместе стоят ${A} и ${B}.`,
  ],
  'against-despite': [
    ({ day, A, B, a }) => `${day}: ${A} ${a('берёт', 'берут')} верх, хотя рядом ${B}.`,
    ({ day, A, B, a, b }) =>
      `${day}: ${b('смягчает', 'смягчают')} его ${B}, но ${a('решает', 'решают')} ${A}.`,
    ({ day, A, B, b }) => `${B} ${b('говорит', 'говорят')} за, ${A} — против; в итоге ${day}.`,
    ({ day, A, B, a }) => `пусть рядом и ${B}, ${a('перевешивает', 'перевешивают')} ${A}: ${day}.`,
    ({ day, A, B, b }) => `${day}: впереди ${A}, а ${B} лишь ${b('смягчает', 'смягчают')} его.`,
    ({ day, A, B }) => `${day}: против него — ${A}, за него — ${B}, и первое весит больше.`,
    ({ day, A, B, b }) => `${b('помогает', 'помогают')} ${B}, но сильнее ${A}: ${day}.`,
  ],
  even: [
    ({ day, A, B }) => `${day}: ${A} и ${B} уравновешивают друг друга.`,
    ({ day, A, B }) => `${day}: за него — ${A}, против — ${B}.`,
    ({ day, A, B }) => `${day}: на одной чаше ${A}, на другой ${B}.`,
    ({ day, A, B }) => `${A} и ${B} держат равновесие: ${day}.`,
    ({ day, A, B }) => `${day}: ни ${A}, ни ${B} не перевешивают.`,
    ({ day, A, B, a, b }) => `что ${a('даёт', 'дают')} ${A}, то ${b('забирает', 'забирают')} ${B}: ${day}.`,
    ({ day, A, B, a }) => `${A} ${a('тянет', 'тянут')} в одну сторону, ${B} — в другую: ${day}.`,
  ],
  'even-for': [
    ({ day, A, B }) => `${day}: ${A} и ${B} помогают, но слегка.`,
    ({ day, A, B }) => `${day}: чуть подталкивают ${A} и ${B}.`,
    ({ day, A, B }) => `${A} и ${B} настроены дружелюбно, не более: ${day}.`,
    ({ day, A, B }) => `${day}: к хорошему склоняют ${A} и ${B}.`,
    ({ day, A, B }) => `${day} без больших знаков: здесь ${A} и ${B}.`,
    ({ day, A, B }) => `${A} и ${B} слишком легки, чтобы склонить чашу весов: ${day}.`,
    ({ day, A, B }) => `${day}: негромко говорят за него ${A} и ${B}.`,
  ],
  'even-against': [
    ({ day, A, B }) => `${day}: ${A} и ${B} его слегка придерживают.`,
    ({ day, A, B }) => `${A} и ${B} возражают, но чаши не склоняют: ${day}.`,
    ({ day, A, B }) => `${day}: небольшую тень дают ${A} и ${B}.`,
    ({ day, A, B }) => `${day}: ${A} и ${B} против, но перевеса им не хватает.`,
    ({ day, A, B }) => `${A} и ${B} замедляют, но не останавливают: ${day}.`,
    ({ day, A, B }) => `${day}: немного тяготят его ${A} и ${B}.`,
    ({ day, A, B }) => `хотя рядом ${A} и ${B}, это ${day}.`,
  ],
  alone: [
    ({ day, A, a }) => `${day}: в счёт ${a('идёт', 'идут')} только ${A}.`,
    ({ day, A }) => `${day}: здесь ${A} и мало что ещё.`,
    ({ day, A, a }) => `вес здесь ${a('имеет', 'имеют')} только ${A}: ${day}.`,
    ({ day, A, a }) => `${day}: его ${a('определяет', 'определяют')} ${A}.`,
    ({ day, A, a }) => `всё ${a('решает', 'решают')} ${A}: ${day}.`,
    ({ day, A }) => `${day}: знак здесь один, ${A}.`,
    ({ day, A }) => `${A} — и больше ничего: ${day}.`,
  ],
}

const verbOf =
  ({ grammar }: Called): Verb =>
  (one, many) =>
    verb(grammar, { one, many })

export function summaryInRussian({ form, weight, first, second, day }: Summary): string {
  const sayWith = at(templates[form], day.julianDay % FORM_WAYS)
  return sayWith({
    day: at(listDays(weight, day), day.julianDay % DAY_WAYS),
    A: first.name,
    B: second.name,
    a: verbOf(first),
    b: verbOf(second),
  })
}
