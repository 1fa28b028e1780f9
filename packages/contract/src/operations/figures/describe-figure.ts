import * as z from 'zod'
import { locale } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { activityYear } from './activity-year.ts'
import { branchRing } from './branch-ring.ts'
import { goodDays } from './good-days.ts'
import { hiddenStems } from './hidden-stems.ts'
import { luckRiver } from './luck-river.ts'
import { lunarDays } from './lunar-days.ts'
import { mansions } from './mansions.ts'
import { officersMonth } from './officers-month.ts'
import { paths } from './paths.ts'
import { schoolsDiffer } from './schools-differ.ts'
import { solarTime } from './solar-time.ts'
import { stemsAndBranches } from './stems-and-branches.ts'
import { termsCircle } from './terms-circle.ts'
import { verdictBalance } from './verdict-balance.ts'
import { wheelOfSixty } from './wheel-of-sixty.ts'

/** A figure with its words and numbers, by its name. */
const figure = z.discriminatedUnion('name', [
  wheelOfSixty,
  stemsAndBranches,
  officersMonth,
  paths,
  mansions,
  termsCircle,
  branchRing,
  hiddenStems,
  verdictBalance,
  activityYear,
  goodDays,
  schoolsDiffer,
  solarTime,
  lunarDays,
  luckRiver,
])
export type Figure = z.output<typeof figure>
export type FigureName = Figure['name']
export type FigureOf<Name extends FigureName> = Extract<Figure, { readonly name: Name }>

/** The names that texts use; the server has a function for each. */
export const figureNames = [
  'wheel-of-sixty',
  'stems-and-branches',
  'officers-month',
  'paths',
  'mansions',
  'terms-circle',
  'branch-ring',
  'hidden-stems',
  'verdict-balance',
  'activity-year',
  'good-days',
  'schools-differ',
  'solar-time',
  'lunar-days',
  'luck-river',
] as const satisfies readonly FigureName[]

const MAX_ARGS_CHARS = 60

/** A figure in a text: its name and its arguments. */
export const figureMark = z.object({
  name: z.enum(figureNames),
  /** The words after the name, separated by spaces: a date, a month, a year. Empty means today, or none. */
  args: z
    .string()
    .max(MAX_ARGS_CHARS)
    .regex(/^(?:[\w.:/+-]+(?: [\w.:/+-]+)*)?$/),
})
export type FigureMark = z.output<typeof figureMark>

export const describeFigure = operation({
  id: 'describeFigure',
  summary: {
    en: 'A figure of the articles: its words and the numbers it is drawn from.',
    ru: 'Рисунок из статей: его слова и числа, по которым он построен.',
  },
  method: 'GET',
  path: '/calendar/figures/{name}',
  request: z.strictObject({
    name: figureMark.shape.name.meta({ examples: ['wheel-of-sixty'] }),
    args: figureMark.shape.args.default('').meta({ examples: ['2026-11-25'] }),
    locale: locale.default('en'),
  }),
  response: z.object({ almanacVersion: z.string(), figure }),
  errors: ['request.not-found'],
  cache: 'public',
  costMs: 20,
  isOpen: false, // its shape follows the drawings of articles
})
