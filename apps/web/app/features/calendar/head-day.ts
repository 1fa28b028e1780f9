import type { Judgement, PersonalJudgement, WholeDay } from './day.ts'

/** The part of a day that the head of a page shows. */
export type HeadDay = Pick<WholeDay, 'date' | 'place'> & {
  readonly hieroglyph: Pick<WholeDay['hieroglyph'], 'name' | 'stem' | 'branch'>
  readonly moon: Pick<WholeDay['moon'], 'name' | 'growing' | 'step' | 'elongationDeg' | 'litPercent'> & {
    readonly lunar: Pick<WholeDay['moon']['lunar'], 'day'>
    readonly moonriseDays: readonly Pick<WholeDay['moon']['moonriseDays'][number], 'number' | 'from'>[]
  }
  readonly season: { readonly running: Pick<WholeDay['season']['running'], 'date' | 'name'> }
  readonly day_info: Pick<WholeDay['day_info'], 'summary'> & {
    readonly officer: Pick<WholeDay['day_info']['officer'], 'id' | 'zh' | 'name'>
    readonly festivals: readonly Pick<WholeDay['day_info']['festivals'][number], 'name'>[]
  }
  readonly judgement: { readonly verdict: Pick<Judgement['verdict'], 'weight' | 'word'> } | null
  readonly personal?:
    | { readonly verdict: Pick<PersonalJudgement['verdict'], 'weight' | 'word' | 'summary'> }
    | null
    | undefined
}

/** Leaves out the long texts, so that a page that shows only the head does not carry them. */
export function toHeadDay(day: WholeDay): HeadDay {
  const { date, place, hieroglyph, moon, season, day_info, judgement, personal } = day
  const { name, stem, branch } = hieroglyph
  const { name: moonName, growing, step, elongationDeg, litPercent, lunar } = moon
  const { summary, officer, festivals } = day_info
  return {
    date,
    place,
    hieroglyph: { name, stem, branch },
    moon: {
      name: moonName,
      growing,
      step,
      elongationDeg,
      litPercent,
      lunar: { day: lunar.day },
      moonriseDays: moon.moonriseDays.map(({ number, from }) => ({ number, from })),
    },
    season: { running: { date: season.running.date, name: season.running.name } },
    day_info: {
      summary,
      officer: { id: officer.id, zh: officer.zh, name: officer.name },
      festivals: festivals.map((festival) => ({ name: festival.name })),
    },
    judgement: judgement && { verdict: { weight: judgement.verdict.weight, word: judgement.verdict.word } },
    ...(personal && {
      personal: {
        verdict: {
          weight: personal.verdict.weight,
          word: personal.verdict.word,
          summary: personal.verdict.summary,
        },
      },
    }),
  }
}
