import type { Pillar } from '@zeri/almanac/calendar'
import { activityWords, themeWords } from './activities.ts'
import { branches } from './branches.ts'
import { chineseLunarDays } from './chinese-lunar-days.ts'
import { compassMarks } from './compass-marks.ts'
import { dayDirectionWords } from './day-directions.ts'
import { elements, polarities } from './elements.ts'
import type { Synonyms } from './entry.ts'
import { festivals } from './festivals.ts'
import { dayGrades, policies } from './grades.ts'
import { hourStars } from './hour-stars.ts'
import { lifeStages, natalPalaceWords, stagesOfLife } from './life-stages.ts'
import type { Words } from './locale.ts'
import { guardians, luminaries, mansions } from './mansions.ts'
import { matters } from './matters.ts'
import { moonPhases, moonQuarterWords, moonSteps } from './moon.ts'
import { moonriseDays } from './moonrise-days.ts'
import { naYin } from './na-yin.ts'
import { namedSchools } from './named-schools.ts'
import { natalDoubts } from './natal-doubts.ts'
import { natalStars } from './natal-stars.ts'
import { nineStars } from './nine-stars.ts'
import { officers } from './officers.ts'
import { pathSides, paths } from './paths.ts'
import { personalRules } from './personal-rules.ts'
import { pillarTexts } from './pillar-texts.ts'
import { pillarWords } from './pillars.ts'
import { meetings, punishments } from './relations.ts'
import { schools } from './schools.ts'
import { cornerMountains, sectorWords } from './sectors.ts'
import { sources } from './sources.ts'
import { stars } from './stars.ts'
import { stems } from './stems.ts'
import {
  elementFits,
  favourableBecause,
  favourableUnsaid,
  firmnessWords,
  luckDirections,
  mayFollow,
  natalPlaces,
  seasonStates,
  strengthClasses,
  transitPlaces,
} from './strength.ts'
import { taboos } from './taboos.ts'
import { elementRelations, tenGods } from './ten-gods.ts'
import { terms } from './terms.ts'
import { weightWords } from './weights.ts'
import { yearGods } from './year-gods.ts'

/** A thing of any kind, as far as all kinds are alike. */
type Word = {
  readonly name: Words
  readonly zh?: string
  readonly pinyin?: string
  readonly short?: Words
  readonly text?: Words
  readonly synonyms?: Synonyms
}

export type WordOfKind = Word & { readonly id: string }
export type Kind = { readonly title: string; readonly words: readonly WordOfKind[] }

const byId = (words: Readonly<Record<string, Word>>): WordOfKind[] =>
  Object.entries(words).map(([id, word]) => ({ ...word, id }))

const byPlace = (words: readonly Word[], first = 0): WordOfKind[] =>
  words.map((word, index) => ({ ...word, id: String(index + first) }))

function listPillars(): WordOfKind[] {
  return pillarTexts.map((entry, index) => {
    // The index of sixty texts is a place in the cycle of sixty.
    const [en, ru] = [pillarWords(index as Pillar, 'en'), pillarWords(index as Pillar, 'ru')]
    return {
      ...entry,
      id: String(index),
      zh: en.stem.glyph + en.branch.glyph,
      pinyin: `${en.stem.pinyin}-${en.branch.pinyin}`,
      name: { en: en.name, ru: ru.name },
    }
  })
}

const listSources = (): WordOfKind[] =>
  Object.entries(sources).map(([id, { name, where }]) => ({
    id,
    name: { en: `${name.en}, ${where.en}`, ru: `${name.ru}, ${where.ru}` },
  }))

const listHours = (): WordOfKind[] => byPlace(branches.map(({ hour }) => hour))

const listSchoolChoices = (): WordOfKind[] =>
  Object.entries(schools).flatMap(([question, { values }]) =>
    byId(values).map((word) => ({ ...word, id: `${question}: ${word.id}` })),
  )

/** Every kind of thing the lexicon has words for, in the order a reader would learn them. */
export function listKinds(): readonly Kind[] {
  return [
    { title: 'Elements', words: byId(elements) },
    { title: 'Yin and yang', words: byId(polarities) },
    { title: 'Heavenly stems', words: byPlace(stems) },
    { title: 'Earthly branches', words: byPlace(branches) },
    { title: 'Double-hours', words: listHours() },
    { title: 'Pillars', words: listPillars() },
    { title: 'Na yin', words: byPlace(naYin) },
    { title: 'Solar terms', words: byPlace(terms) },
    { title: 'Days of the lunar month', words: byPlace(chineseLunarDays, 1) },
    { title: 'Moonrise days', words: byPlace(moonriseDays, 1) },
    { title: 'Phases of the moon', words: byId(moonPhases) },
    { title: 'Quarters of the moon', words: byId(moonQuarterWords) },
    { title: 'Steps of the moon', words: byPlace(moonSteps, 1) },
    { title: 'Festivals', words: byId(festivals) },
    { title: 'Mansions', words: byId(mansions) },
    { title: 'Luminaries of the mansions', words: byId(luminaries) },
    { title: 'Guardians of the mansions', words: byId(guardians) },
    { title: 'Officers', words: byId(officers) },
    { title: 'The two paths', words: byId(pathSides) },
    { title: 'Stars of the path', words: byId(paths) },
    { title: 'Stars', words: byId(stars) },
    { title: 'Taboos', words: byId(taboos) },
    { title: 'Stars of the hours', words: byId(hourStars) },
    { title: 'Directions', words: byId(sectorWords) },
    { title: 'Corner mountains', words: byId(cornerMountains) },
    { title: 'Directions of a day', words: byId(dayDirectionWords) },
    { title: 'Marks of the compass', words: byId(compassMarks) },
    { title: 'Gods of the year', words: byId(yearGods) },
    { title: 'Flying stars', words: byId(nineStars) },
    { title: 'Themes', words: byId(themeWords) },
    { title: 'Activities', words: byId(activityWords) },
    { title: 'Matters of the books', words: byId(matters) },
    { title: 'Weights', words: byId(weightWords) },
    { title: 'Grades of a day', words: byId(dayGrades) },
    { title: 'Policies of a grade', words: byId(policies) },
    { title: 'Ten gods', words: byPlace(tenGods) },
    { title: 'Relations of elements', words: byId(elementRelations) },
    { title: 'Natal stars', words: byId(natalStars) },
    { title: 'Meetings of pillars', words: byId(meetings) },
    { title: 'Punishments', words: byId(punishments) },
    { title: 'States of an element in a season', words: byId(seasonStates) },
    { title: 'Strength of the day master', words: byId({ ...strengthClasses, 'may-follow': mayFollow }) },
    { title: 'Firmness of a strength', words: byId(firmnessWords) },
    { title: 'Stages of life', words: [...byPlace(lifeStages), { ...stagesOfLife, id: 'stages' }] },
    { title: 'Derived pillars of a birth', words: byId(natalPalaceWords) },
    { title: 'Why elements are favourable', words: byId({ ...favourableBecause, ...favourableUnsaid }) },
    { title: 'What the elements of a day are to a birth', words: byId(elementFits) },
    { title: 'Directions of luck', words: byId(luckDirections) },
    { title: 'Pillars of a birth', words: byId(natalPlaces) },
    { title: 'Doubts about the pillars of a birth', words: byId(natalDoubts) },
    { title: 'Pillars that pass', words: byId(transitPlaces) },
    { title: 'Rules for one person', words: byId(personalRules) },
    { title: 'Answers of the schools', words: listSchoolChoices() },
    { title: 'Schools with a name', words: byId(namedSchools) },
    { title: 'Sources', words: listSources() },
  ]
}

/** Every Chinese character the lexicon can print, each once, in code order; the font is cut to them. */
export function listGlyphs(): string {
  const printed = JSON.stringify([listKinds(), Object.values(mansions).map(({ animalZh }) => animalZh)])
  return [...new Set(printed.match(/\p{Script=Han}/gu))].sort().join('')
}
