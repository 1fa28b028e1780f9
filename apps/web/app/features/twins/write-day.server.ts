import { signPath } from '@zeri/contract/browser'
import { formatWeight, type Weight } from '../../ui/weight.ts'
import { clockTime } from '../calendar/clock-time.ts'
import type { WholeDay } from '../calendar/day.ts'
import { createTagReader } from '../calendar/day-page/bill/packed-tags.ts'
import type { DayPageData } from '../calendar/day-page/load-day-page.ts'
import { groupStars, type StarGroup } from '../calendar/day-page/star-groups.ts'
import type { Row } from '../calendar/day-page/write-day-parts.ts'
import { dayPath } from '../calendar/page-date.ts'
import {
  joinBlocks,
  writeFact,
  writeHeading,
  writeLink,
  writeList,
  writeSection,
  writeTable,
} from './markdown.ts'
import type { TwinSetting } from './twin-setting.server.ts'

type Part = (data: DayPageData, setting: TwinSetting) => string

/** The twin of the page of a day: the same facts, ratings and reasons, from the same data. */
export function writeDay(data: DayPageData, setting: TwinSetting): string {
  const { day, words } = data
  const parts: readonly Part[] = [
    writeHead,
    writeSides,
    writeHours,
    writeActivities,
    writePillars,
    writeSky,
    writeStars,
    writeArticles,
    writeFoot,
  ]
  return joinBlocks([
    writeHeading(1, `${words.weekday}, ${words.date}`),
    day.day_info.summary,
    ...parts.map((write) => write(data, setting)),
  ])
}

const rate = (weight: Weight, word: string): string => `${formatWeight(weight)} ${word}`

const writeHead: Part = ({ day, openUntil, zone }, { t, words }) => {
  const { hieroglyph, moon, judgement, su, day_info: info, place } = day
  const { path } = info
  const { weight, word } = judgement?.verdict ?? {}
  return joinBlocks([
    writeList([
      weight !== undefined && word !== undefined && writeFact(words.rating, rate(weight, word)),
      writeFact(words.pillar, nameSign(hieroglyph.stem.glyph + hieroglyph.branch.glyph, hieroglyph.name)),
      writeFact(words.lunarDate, nameLunarDate(moon.lunar, { t, words })),
      writeFact(words.moon, `${moon.name}, ${t('moon.lit', { percent: moon.litPercent })}`),
      writeFact(words.officer, nameSign(info.officer.zh, info.officer.name)),
      writeFact(words.mansion, nameSign(su.zh, su.name)),
      writeFact(
        words.path,
        nameSign(path.zh, `${path.name}, ${t(path.isYellow ? 'day.path.yellow' : 'day.path.black')}`),
      ),
      ...info.festivals.map(({ zh, name }) => nameSign(zh, name)),
    ]),
    place ? t('day.place', { address: place.address, zone }) : t('day.noPlace'),
    !judgement && t('day.horizon', { date: openUntil }),
  ])
}

const nameSign = (zh: string, name: string): string => `${zh} ${name}`.trim()

function nameLunarDate(
  { year, month, isLeap, day, monthLength }: WholeDay['moon']['lunar'],
  { t, words }: Pick<TwinSetting, 't' | 'words'>,
): string {
  const inMonth = t(isLeap ? 'day.sky.leapMonth' : 'day.sky.month', { month, days: monthLength })
  return `${t('day.lunarDay', { day })}, ${inMonth}, ${words.lunarYear} ${year}`
}

const writeSides: Part = ({ parts }, { t }) => {
  if (!parts) return ''
  const { standing, putOff, isFree, cancelled } = parts.sides
  const tags = new Map(createTagReader(parts.tags)().map((tag) => [tag.id, tag]))
  const rows = (list: readonly Row[]): string =>
    writeList(
      list.map(({ id, reason }) => {
        const tag = tags.get(id)
        if (!tag) return null
        const why = reason && [reason.zh, reason.name, reason.says].filter(Boolean).join(' ')
        return `${tag.name}: ${rate(tag.weight, tag.word)}${why ? ` (${why})` : ''}`
      }),
    )
  return joinBlocks([
    writeSection(t('day.stand.title'), [rows(standing) || t('day.stand.none')]),
    writeSection(t('day.sides.bad'), [rows(putOff) || t(isFree ? 'day.sides.badNone' : 'day.sides.badFew')]),
    cancelled.length > 0 && writeSection(t('day.stand.cancelled'), [rows(cancelled)]),
  ])
}

const writeHours: Part = ({ day, zone }, { t, words }) => {
  const { place, hours } = day
  const rows = hours.map(({ name, pillar, from, to, isWaking, verdict }) => [
    `${nameSign(pillar.branch.glyph, name)}${isWaking ? '' : ` (${words.isNight})`}`,
    `${clockTime(from)}–${clockTime(to)}`,
    verdict ? rate(verdict.weight, verdict.word) : '—',
  ])
  return writeSection(words.hours, [
    place ? t('day.hours.clock', { address: place.address, zone }) : t('day.hours.noPlace'),
    writeTable([words.hour, words.time, words.ratedHour], rows),
  ])
}

const writeActivities: Part = ({ parts, themes }, { t }) => {
  if (!parts) return ''
  const tags = createTagReader(parts.tags)()
  const ofTheme = (theme: string): string =>
    writeList(
      tags
        .filter((tag) => tag.theme === theme)
        .map(({ name, weight, word }) => writeFact(name, rate(weight, word))),
    )
  return writeSection(t('day.activities.title'), [
    ...themes.flatMap(({ id, name }) => [
      writeHeading(3, name),
      id === 'health' && t('day.activities.care'),
      ofTheme(id),
    ]),
    parts.whole.bill,
  ])
}

const writePillars: Part = ({ day }, { t }) => {
  const { year, month, hieroglyph, day_info: info } = day
  const pillars = [
    [t('day.pillars.year'), year],
    [t('day.pillars.month'), month],
    [t('day.pillars.day'), hieroglyph],
  ] as const
  return writeSection(t('day.pillars.title'), [
    writeList([
      ...pillars.map(([label, { stem, branch, name, reading, naYin }]) =>
        writeFact(label, `${nameSign(stem.glyph + branch.glyph, name)} (${reading}; ${naYin.name})`),
      ),
      writeFact(t('day.pillars.clash'), info.clash.sentence),
      writeFact(
        t('day.pillars.void'),
        info.voidBranches.map(({ glyph, name }) => nameSign(glyph, name)).join(', '),
      ),
    ]),
  ])
}

const writeSky: Part = ({ day, times }, { t }) => {
  const { running, next } = day.season
  const { moon, sky } = day
  const eclipse = sky.eclipse && `${sky.eclipse.name}: ${sky.eclipse.when} ${sky.eclipse.sentence}`
  return writeSection(t('day.sky.title'), [
    writeList([
      `${nameSign(running.zh, running.name)}: ${t('day.sky.termFrom')} ${times.termFrom}; ${t('day.sky.nextTerm', { name: next.name })}, ${times.nextTerm}`,
      moon.quarter && writeFact(moon.quarter.name, times.quarter ?? ''),
      writeFact(t('day.sky.nextFull'), times.nextFull),
      writeFact(t('day.sky.nextNew'), times.nextNew),
      eclipse,
      writeFact(sky.pentad.name, sky.pentad.short),
      sky.season && writeFact(sky.season.name, sky.season.short),
    ]),
  ])
}

const writeStars: Part = ({ day }, { t, words, linkTo }) => {
  const line = ({ id, family, zh, name, short, why, source }: StarGroup['stars'][number]): string => {
    const link = writeLink(nameSign(zh, name), linkTo(signPath(`${family}s`, id)))
    return [`${link}: ${short}.`, why, source && `${words.source}: ${source}.`].filter(Boolean).join(' ')
  }
  return writeSection(
    t(day.judgement ? 'day.why.title' : 'day.why.signs'),
    groupStars(day).flatMap(({ id, stars }) => [
      writeHeading(3, t(`day.why.groups.${id}`)),
      writeList(stars.map(line)),
    ]),
  )
}

const writeArticles: Part = ({ articles }, { t, linkTo }) =>
  writeSection(t('day.reading'), [
    writeList(articles.map(({ id, title }) => writeLink(title, linkTo(`/articles/${id}`)))),
  ])

const writeFoot: Part = ({ day, previous, next }, { t, words, product, linkTo }) => {
  const page = linkTo(dayPath(day.date)).replace(/\.md$/, '')
  return joinBlocks([
    '---',
    writeList([
      `${words.page}: ${writeLink(product, page)}`,
      previous && writeLink(t('day.links.previous'), linkTo(dayPath(previous.date))),
      next && writeLink(t('day.links.next'), linkTo(dayPath(next.date))),
      writeFact(words.rules, day.rulesVersion),
    ]),
  ])
}
