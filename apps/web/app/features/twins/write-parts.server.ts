// Figures and computed examples of texts, in words.

import type { Figure } from '@zeri/contract'
import { formatWeight } from '../../ui/weight.ts'
import type { LoadedExample } from '../content/examples/load-examples.server.ts'
import { joinBlocks, writeFact, writeLink, writeList, writeQuote, writeTable } from './markdown.ts'
import type { TwinSetting } from './twin-setting.server.ts'

/** A figure as a reader who listens hears it. */
export function writeFigureWords({
  title,
  caption,
  text,
}: Pick<Figure, 'title' | 'caption' | 'text'>): string {
  return writeQuote([`**${title}.** ${caption}`, text])
}

type Of<Show extends LoadedExample['show']> = Extract<LoadedExample, { readonly show: Show }>

/** An example in an article, computed by the calendar. */
export function writeExample(example: LoadedExample, setting: TwinSetting): string {
  switch (example.show) {
    case 'day':
      return writeDayExample(example, setting)
    case 'hours':
      return writeHoursExample(example, setting)
    case 'month':
      return writeMonthExample(example, setting)
    case 'terms':
      return writeTermsExample(example, setting)
    case 'next':
      return writeNextExample(example, setting)
    case 'pillars':
      return writePillarsExample(example, setting)
  }
}

const glyphsOf = ({ stem, branch }: { stem: { glyph: string }; branch: { glyph: string } }): string =>
  stem.glyph + branch.glyph

function writeDayExample(
  { path, name, pillar, lunarDay, officer, mansion, verdict, isToday }: Of<'day'>,
  { t, words, linkTo }: TwinSetting,
): string {
  return joinBlocks([
    `**${t(isToday ? 'content.example.today' : 'content.example.day')}**: ${writeLink(name, linkTo(path))}`,
    writeList([
      writeFact(words.pillar, `${glyphsOf(pillar)} ${pillar.name}`),
      verdict
        ? writeFact(words.rating, `${formatWeight(verdict.weight)} ${verdict.word}`)
        : t('content.example.closed'),
      writeFact(t('content.example.officer'), `${officer.zh} ${officer.name}`),
      writeFact(t('content.example.mansion'), `${mansion.zh} ${mansion.name}`),
      writeFact(t('content.example.lunar'), lunarDay),
    ]),
  ])
}

function writeHoursExample({ path, name, hours }: Of<'hours'>, { t, linkTo }: TwinSetting): string {
  const columns = ['hour', 'time', 'path', 'verdict'] as const
  return joinBlocks([
    `**${t('content.example.hours')}**: ${writeLink(name, linkTo(path))}`,
    writeTable(
      columns.map((column) => t(`content.example.columns.${column}`)),
      hours.map(({ name: hour, glyph, time, path: star, verdict }) => [
        `${glyph} ${hour}`,
        time,
        star.name,
        verdict ? formatWeight(verdict.weight) : '—',
      ]),
    ),
  ])
}

function writeMonthExample({ title, path, weeks }: Of<'month'>, { t, linkTo }: TwinSetting): string {
  const days = weeks.flat().filter((day) => day !== null && day !== undefined)
  return joinBlocks([
    `**${t('content.example.month')}**: ${writeLink(title, linkTo(path))}`,
    writeList(
      days.map(({ dayMonth, name, stem, branch, weight, path: to }) => {
        const rating = weight === null ? '' : `, ${formatWeight(weight)}`
        return `${writeLink(dayMonth, linkTo(to))}: ${glyphsOf({ stem, branch })} ${name}${rating}`
      }),
    ),
  ])
}

function writeTermsExample({ year, terms }: Of<'terms'>, { t }: TwinSetting): string {
  return joinBlocks([
    `**${t('content.example.terms', { year })}**`,
    writeTable(
      [t('content.example.columns.term'), t('content.example.columns.begins')],
      terms.map(({ zh, name, at }) => [`${zh} ${name}`, at]),
    ),
  ])
}

function writeNextExample({ name, days, openUntil }: Of<'next'>, { t, linkTo }: TwinSetting): string {
  return joinBlocks([
    `**${t('content.example.next', { name })}** (${t('content.example.nextUntil', { date: openUntil })})`,
    writeList(
      days.map(
        ({ path, name: day, pillar, weight, ...signs }) =>
          `${writeLink(day, linkTo(path))}: ${glyphsOf(signs)} ${pillar}, ${formatWeight(weight)} ${t(`weights.${weight}`)}`,
      ),
    ) || t('content.example.nextNone'),
  ])
}

function writePillarsExample(
  { date, time, city, solarTime, pillars }: Of<'pillars'>,
  { t }: TwinSetting,
): string {
  return joinBlocks([
    `**${t('content.example.pillars')}**: ${t('content.example.born', { date, time, zone: city })}`,
    solarTime && t('content.example.solar', { time: solarTime }),
    writeList(pillars.map(({ place, pillar }) => writeFact(place, `${glyphsOf(pillar)} ${pillar.name}`))),
  ])
}
