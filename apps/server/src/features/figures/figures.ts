import { type Figure, type FigureMark, type FigureName, figureNames } from '@zeri/contract'
import { readActivityYear } from './activity-year.ts'
import { readBranchRing } from './branch-ring.ts'
import type { FigureContext, FigureReader } from './figure.ts'
import { readGoodDays } from './good-days.ts'
import { readHiddenStems } from './hidden-stems.ts'
import { readLuckRiver } from './luck-river.ts'
import { readLunarDays } from './lunar-days.ts'
import { readMansions } from './mansions.ts'
import { readOfficersMonth } from './officers-month.ts'
import { readPaths } from './paths.ts'
import { readSchoolsDiffer } from './schools-differ.ts'
import { readSolarTime } from './solar-time.ts'
import { readStemsAndBranches } from './stems-and-branches.ts'
import { readTermsCircle } from './terms-circle.ts'
import { readVerdictBalance } from './verdict-balance.ts'
import { readWheelOfSixty } from './wheel-of-sixty.ts'

type AnyDescribe = (context: FigureContext) => Figure | Promise<Figure>

/** What reads the arguments of each figure. */
const readers: { readonly [Name in FigureName]: FigureReader<Name> } = {
  'wheel-of-sixty': readWheelOfSixty,
  'branch-ring': readBranchRing,
  'hidden-stems': readHiddenStems,
  mansions: readMansions,
  'officers-month': readOfficersMonth,
  paths: readPaths,
  'stems-and-branches': readStemsAndBranches,
  'terms-circle': readTermsCircle,
  'verdict-balance': readVerdictBalance,
  'activity-year': readActivityYear,
  'good-days': readGoodDays,
  'schools-differ': readSchoolsDiffer,
  'solar-time': readSolarTime,
  'lunar-days': readLunarDays,
  'luck-river': readLuckRiver,
}

const isFigureName = (name: string): name is FigureName => (figureNames as readonly string[]).includes(name)

/**
 * Parses the line of a figure block; undefined if there is no such figure or its arguments are not valid.
 * @example readFigure('wheel-of-sixty 2026-11-25') // { name: 'wheel-of-sixty', args: '2026-11-25' }
 */
export function readFigure(line: string): FigureMark | undefined {
  const [name = '', ...words] = line.trim().split(' ')
  if (!isFigureName(name)) return undefined
  const mark = { name, args: words.join(' ') }
  return findDescribe(mark) && mark
}

/** What computes a figure; undefined if its arguments are not valid. */
export function findDescribe({ name, args }: FigureMark): AnyDescribe | undefined {
  return readers[name](args === '' ? [] : args.split(' '))
}
