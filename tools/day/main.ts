// `npm run day -- 2026-11-14`: the facts and the verdict of a day, in words or as JSON.

import { calendarRules, dayFacts, moonTimes } from '@zeri/almanac/calendar'
import { classicalSchool, judgeDay } from '@zeri/almanac/judgement'
import { describeDay } from './day-in-words.ts'
import { type DayRequest, parseDayRequest, placeOf } from './day-request.ts'

const usage = 'npm run day -- 2026-11-14 [--lang en|ru] [--place 55.75,37.62,Europe/Moscow] [--json]'

function formatDay({ date, site, locale, json }: DayRequest): string {
  const place = placeOf(site)
  const facts = dayFacts({ date, place, rules: calendarRules })
  const moon = moonTimes({ date, place })
  const verdict = judgeDay({ facts, school: classicalSchool })
  return json
    ? JSON.stringify({ ...facts, moonTimes: moon, verdict }, null, 2)
    : describeDay({ facts, moon, verdict, zone: site.zone, placeName: site.name, locale })
}

const request = parseDayRequest(process.argv.slice(2))
if (request) console.log(formatDay(request))
else {
  console.error(usage)
  process.exitCode = 1
}
