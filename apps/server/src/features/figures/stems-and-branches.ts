import { findMountainOfStem, type Palace, sectorOfBranch, sectorOfMountain } from '@zeri/almanac/fengshui'
import type { FigureOf } from '@zeri/contract'
import {
  branches,
  elements,
  polarities,
  seasonNames,
  sectorWords,
  stems,
  stemsAndBranchesHeads,
  stemsAndBranchesWords,
} from '@zeri/lexicon'
import type { FigureContext, FigureReader } from './figure.ts'

type Figure = FigureOf<'stems-and-branches'>
type Locale = FigureContext['locale']

/** Yang and yin alternate in both cycles, yang first. */
const polarityOf = (index: number): 'yang' | 'yin' => (index % 2 === 0 ? 'yang' : 'yin')

/** The direction of a stem; earth has the centre. */
function palaceOfStem(stem: number): Palace {
  const mountain = findMountainOfStem(stem)
  return mountain === undefined ? 'centre' : sectorOfMountain(mountain)
}

const CENTRE = '·'
const lettersOf = (palace: Palace, locale: Locale): string =>
  palace === 'centre' ? CENTRE : sectorWords[palace].letters[locale]

/** Spring begins with 寅. */
const FIRST_OF_SPRING = 2
const branchesOfSeason = (season: number): number[] =>
  [0, 1, 2].map((step) => (FIRST_OF_SPRING + season * 3 + step) % 12)

function listStems(locale: Locale): Figure['stems'] {
  return stems.map(({ zh, pinyin, reading, element }, index) => ({
    glyph: zh,
    reading: locale === 'ru' ? reading : pinyin,
    element,
    elementName: elements[element].name[locale],
    polarity: polarityOf(index),
    direction: lettersOf(palaceOfStem(index), locale),
  }))
}

function listBranches(locale: Locale): Figure['branches'] {
  return branches.map(({ zh, pinyin, reading, element, name }, index) => ({
    glyph: zh,
    reading: locale === 'ru' ? reading : pinyin,
    element,
    elementName: elements[element].name[locale],
    polarity: polarityOf(index),
    direction: lettersOf(sectorOfBranch(index), locale),
    animal: name[locale],
  }))
}

function describeWords(locale: Locale) {
  const season = (branch: number) =>
    seasonNames.find((_, index) => branchesOfSeason(index).includes(branch))?.[locale].toLowerCase() ?? ''
  return stemsAndBranchesWords(
    {
      stems: stems.map(
        ({ zh, name }, index) =>
          `${zh} ${name[locale]}, ${sectorWords[palaceOfStem(index)].name[locale].toLowerCase()}`,
      ),
      branches: branches.map(({ zh, name, element }, index) =>
        [
          `${zh} ${name[locale]}`,
          `${elements[element].name[locale]} ${polarities[polarityOf(index)].name[locale]}`,
          season(index),
          sectorWords[sectorOfBranch(index)].name[locale].toLowerCase(),
        ].join(', '),
      ),
    },
    locale,
  )
}

/** `stems-and-branches`: the ten stems and twelve branches with what belongs to them. */
export const readStemsAndBranches: FigureReader<'stems-and-branches'> = (words) => {
  if (words.length > 0) return undefined
  return ({ locale }) => ({
    name: 'stems-and-branches',
    ...describeWords(locale),
    stems: listStems(locale),
    branches: listBranches(locale),
    seasons: seasonNames.map((name, season) => ({ name: name[locale], branches: branchesOfSeason(season) })),
    words: stemsAndBranchesHeads[locale],
  })
}
