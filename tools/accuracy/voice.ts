import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { CivilDate } from '@zeri/almanac/calendar'
import type { Locale } from '@zeri/contract'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import { figureTable, writeSections } from './page.ts'
import {
  countRepeats,
  findLeastVariety,
  findLongest,
  gradeEnglish,
  meanRussianWords,
  type Series,
} from './sentence-measures.ts'
import {
  type Checked,
  checkDays,
  judgeIn,
  listDates,
  listPeople,
  type Scope,
  type Share,
} from './voice-days.ts'
import { measureVoicePages } from './voice-pages.ts'

type Size = Scope & {
  readonly pages: number
  /** The contradictions that the control must have at least. */
  readonly control: number
}

const full: Size = { from: '2024-01-01', to: '2030-12-31', charts: 40, pages: 600, control: 1000 }
const reduced: Size = { from: '2026-12-01', to: '2026-12-31', charts: 4, pages: 12, control: 20 }

async function checkInThread(scope: Scope, share: Share): Promise<Checked> {
  const worker = new Worker(new URL('./voice-worker.ts', import.meta.url), { workerData: { scope, share } })
  const [checked] = await once(worker, 'message')
  return checked
}

/** The readers shared out among the processors. */
async function checkInThreads(scope: Scope): Promise<Checked> {
  const parts = availableParallelism()
  const shares = await Promise.all(
    Array.from({ length: parts }, (_, part) => checkInThread(scope, { part, parts })),
  )
  const sum = (field: keyof Checked['tally']): number =>
    shares.reduce((total, { tally }) => total + tally[field], 0)
  return {
    tally: {
      texts: sum('texts'),
      mornings: sum('mornings'),
      contradictions: sum('contradictions'),
      medical: sum('medical'),
      spoilt: sum('spoilt'),
      unread: sum('unread'),
      former: sum('former'),
    },
    series: shares.flatMap(({ series }) => series),
  }
}

function listSentenceFigures(series: readonly Series[]): Figure[] {
  return [
    figure('sentences that repeat the one of the day before', countRepeats(series), 'sentences', '= 0'),
    figure('different sentences in 31 days, at least', findLeastVariety(series), 'sentences', '>= 25'),
    figure('longest sentence of a day', findLongest(series), 'characters', '<= 150'),
    figure('Flesch–Kincaid grade of the English sentences', rounded(gradeEnglish(series)), 'grade', '<= 8'),
    figure('words in a Russian sentence, on average', rounded(meanRussianWords(series)), 'words', '<= 12'),
  ]
}

const text = `Every day of 2024 to 2030, for everyone and for 40 births, in both languages: the sentence, title and description, calendar
file, feed, print, picture, widget, the mornings by mail, Telegram and push, of days and of weeks, from the functions that write
them, and 600 rendered pages.
The checker knows nothing of the writer: it finds deeds by their words and compares them with weights that follow from the sums.
The control is the sentence of before, which spoke for everyone beside a personal rating.`

/** Whether everything that is said of a day agrees with its rating. */
export async function measureVoice({ small }: { readonly small: boolean }): Promise<Figure[]> {
  const size = small ? reduced : full
  const { tally, series } = small ? checkDays(size, { part: 0, parts: 1 }) : await checkInThreads(size)
  const pages = {
    dates: listDates(size),
    people: listPeople(size.charts),
    pages: size.pages,
    judgeIn: (date: CivilDate, locale: Locale) => judgeIn(date)[locale],
  }
  const figures = [
    figure(`contradictions in ${tally.texts} texts of days`, tally.contradictions, 'contradictions', '= 0'),
    figure('texts of days that name something medical', tally.medical, 'texts', '= 0'),
    figure(
      `of them ${tally.mornings} mornings that frighten, count, promise or have a slip`,
      tally.spoilt,
      'texts',
      '= 0',
    ),
    figure('sentences of days that the checker cannot read', tally.unread, 'sentences', '= 0'),
    ...listSentenceFigures(series),
    ...(await measureVoicePages(pages)),
    figure('contradictions of the former sentences', tally.former, 'contradictions', `>= ${size.control}`),
  ]
  if (!small)
    writeSections([{ heading: 'What is said of a day', text: `${figureTable(figures)}\n\n${text}` }])
  return figures
}
