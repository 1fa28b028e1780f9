import { parseCivilDate } from '@zeri/almanac/calendar'
import { activities } from '@zeri/almanac/judgement'
import { type Example, isCalendarYear, type Locale } from '@zeri/contract'
import { activityWords } from '@zeri/lexicon'

const MAX_COUNT = 10

/**
 * Parses the line of an example block; undefined if it is not valid.
 * @example readExample('day 2026-11-25', 'en') // { show: 'day', date: '2026-11-25' }
 */
export function readExample(line: string, locale: Locale): Example | undefined {
  const [show = '', first = '', second = '', ...rest] = line.trim().split(' ')
  if (rest.length > 0) return undefined
  switch (show) {
    case 'today':
      return first === '' ? { show } : undefined
    case 'day':
    case 'hours':
      return parseCivilDate(first) && second === '' ? { show, date: first } : undefined
    case 'month':
      return parseCivilDate(`${first}-01`) && second === '' ? { show, month: first } : undefined
    case 'terms':
      return isYear(first) && second === '' ? { show, year: Number(first) } : undefined
    case 'next':
      return readNext(first, second, locale)
    case 'pillars':
      return readBirth(first, second)
    default:
      return undefined
  }
}

function isYear(text: string): boolean {
  return /^\d{4}$/.test(text) && isCalendarYear(Number(text))
}

function readNext(id: string, count: string, locale: Locale): Example | undefined {
  const activity = activities.find((one) => one.id === id)?.id
  if (!activity || !/^\d+$/.test(count) || Number(count) < 1 || Number(count) > MAX_COUNT) return undefined
  return { show: 'next', activity, name: activityWords[activity].name[locale], count: Number(count) }
}

function readBirth(wallTime: string, zone: string): Example | undefined {
  const [, birthday = '', birthdayTime = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(wallTime) ?? []
  if (!parseCivilDate(birthday) || !/^\w+\/\w+$/.test(zone)) return undefined
  return { show: 'pillars', birthday, birthdayTime, zone }
}
