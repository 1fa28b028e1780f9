import { type CivilDate, toJulianDay } from '@zeri/almanac/calendar'
import type { Words } from '@zeri/lexicon/facts'
import { formatDate, formatOffset } from '../clock/format-time.ts'
import { dateAt, readDate } from '../clock/read-date.ts'
import { listOffsetsOfReading } from '../clock/zone.ts'
import { defineCommand } from '../define-command.ts'
import { type ChartRequest, computeChart } from '../facts/compute-chart.ts'
import { findNamedPlace, placeOptions, type Site } from '../places/read-place.ts'
import { printChart } from '../print/print-chart.ts'
import { Refusal } from '../refusal.ts'
import { allowPositionals } from '../terminal/arguments.ts'

const help: Words = {
  en: `zeri chart <yyyy-mm-dd> [hh:mm] --place <city> [--gender female|male] [--offset +hh:mm]

The four pillars of a birth with hidden stems, ten gods, melodies and stages of life, and the pillars of luck.
Nothing is sent anywhere and nothing is stored.

  zeri chart 1990-05-17 08:30 --place Moscow
  zeri chart 1990-05-17 08:30 --place Moscow --gender female    only her pillars of luck
  zeri chart 1990-05-17 --place Moscow                          the time is unknown: three pillars
  zeri chart 1985-10-24 23:40 --lat 43.1 --lon 131.9 --zone Asia/Vladivostok

The time is that of the wall clock there and then; the history of the zone is known, summer time included. The hour
follows the sun over the place, so it may differ from the hour on the clock. Where another clock or school, or a few
minutes, would change a pillar, a line says so. A time that came twice when clocks were put back needs --offset.`,
  ru: `zeri chart <гггг-мм-дд> [чч:мм] --place <город> [--gender female|male] [--offset +чч:мм]

Четыре столпа рождения: скрытые стволы, десять божеств, созвучия, стадии жизни — и такты удачи.
Ничего никуда не отправляется и не сохраняется.

  zeri chart 1990-05-17 08:30 --place Москва
  zeri chart 1990-05-17 08:30 --place Москва --gender female    только её такты удачи
  zeri chart 1990-05-17 --place Москва                          время неизвестно: три столпа
  zeri chart 1985-10-24 23:40 --lat 43.1 --lon 131.9 --zone Asia/Vladivostok

Время — по настенным часам того места и дня; история пояса известна, вместе с летним временем. Час считается по солнцу
над местом и может отличаться от часа на часах. Если другие часы, другая школа или несколько минут изменили бы столп,
об этом скажет отдельная строка. Для времени, которое при переводе часов назад было дважды, нужен --offset.`,
}

const DAY_SEC = 86_400
/** The Julian day of 1970-01-01. */
const UNIX_EPOCH_DAY = 2_440_588

function readTime(text: string): number {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? []
  const seconds = Number(hour) * 3600 + Number(minute) * 60
  if (Number(hour) < 24 && Number(minute) < 60) return seconds
  throw new Refusal({
    en: `“${text}” is no time; write it like 08:30, or leave it out if it is unknown`,
    ru: `«${text}» — не время; пишите, например, 08:30, или не пишите ничего, если оно неизвестно`,
  })
}

function readOffset(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const [, sign, hours, minutes, seconds = '0'] = /^([+-])(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text) ?? []
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  if (sign && size < DAY_SEC) return sign === '-' ? -size : size
  throw new Refusal({
    en: `--offset is how far the clock was ahead of UTC, like +03:00, not “${text}”`,
    ru: `--offset — насколько часы опережали UTC, например +03:00, а не «${text}»`,
  })
}

function readGender(text: string | undefined): ChartRequest['gender'] {
  if (text === undefined || text === 'female' || text === 'male') return text
  throw new Refusal({
    en: `--gender is female or male, not “${text}”`,
    ru: `--gender бывает female или male, а не «${text}»`,
  })
}

/** The offset of the clock at the birth; an unknown time takes that of noon. */
function findOffset(date: CivilDate, timeSec: number | null, place: Site): number {
  const midnightMs = (toJulianDay(date) - UNIX_EPOCH_DAY) * DAY_SEC * 1000
  const readingMs = midnightMs + (timeSec ?? DAY_SEC / 2) * 1000
  const offsets = listOffsetsOfReading(readingMs, place.offsetSecAt)
  const [first, second] = offsets
  if (first !== undefined && (second === undefined || timeSec === null)) return first
  const around = [readingMs - DAY_SEC * 1000, readingMs + DAY_SEC * 1000].map(place.offsetSecAt)
  const options = (first === undefined ? around : offsets).map((offset) => `--offset ${formatOffset(offset)}`)
  const when = formatDate(date)
  throw new Refusal(
    first === undefined
      ? {
          en: `on ${when} the clock in ${place.name} was put forward over that time; choose ${options.join(' or ')}`,
          ru: `${when} часы (${place.name}) перевели вперёд, и этого времени не было; выберите ${options.join(' или ')}`,
        }
      : {
          en: `on ${when} the clock in ${place.name} showed that time twice; choose ${options.join(' or ')}`,
          ru: `${when} часы (${place.name}) показали это время дважды; выберите ${options.join(' или ')}`,
        },
  )
}

export const chartCommand = defineCommand({
  help,
  options: { ...placeOptions, gender: { type: 'string' }, offset: { type: 'string' } },
  readRequest: (args, { locale, surroundings }): ChartRequest => {
    const [dateText, timeText] = allowPositionals(args, 2)
    if (dateText === undefined)
      throw new Refusal({
        en: 'a chart needs the date of birth: zeri chart 1990-05-17 08:30 --place Moscow',
        ru: 'для карты нужна дата рождения: zeri chart 1990-05-17 08:30 --place Москва',
      })
    const place = findNamedPlace(args, locale)
    if (!place)
      throw new Refusal({
        en: 'a chart needs the place of birth: add --place Moscow, or --lat, --lon and --zone',
        ru: 'для карты нужно место рождения: добавьте --place Москва или --lat, --lon и --zone',
      })
    const date = readDate(dateText, dateAt(surroundings.now(), place.offsetSecAt))
    const timeSec = timeText === undefined ? null : readTime(timeText)
    const offsetSec = readOffset(args.textOf('offset')) ?? findOffset(date, timeSec, place)
    return { date, timeSec, place, offsetSec, gender: readGender(args.textOf('gender')), locale }
  },
  compute: computeChart,
  print: printChart,
})
