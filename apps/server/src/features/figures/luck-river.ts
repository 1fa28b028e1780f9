// Figure `luck-river`: the pillars of ten years that follow from a birth, for a woman and for a man.
import { type Birth, natalChart, natalRules, tenGodOf } from '@zeri/almanac/bazi'
import { parseCivilDate, stemOf } from '@zeri/almanac/calendar'
import type { FigureOf, Locale } from '@zeri/contract'
import { luckDirections, luckRiverWords, riverAge, tenGods, writeRiver } from '@zeri/lexicon'
import { itemOf, presentPillar } from '../calendar/index.ts'
import { defaultPlace, offsetAtWallTime } from '../places/index.ts'
import { writeDate } from './date-words.ts'
import type { FigureReader } from './figure.ts'

type River = FigureOf<'luck-river'>['rivers'][number]
type AnyBirth = Omit<Birth, 'gender'>

const MONTHS_PER_YEAR = 12
const SEC_PER_DEG = 240

/** The river of luck of one gender. */
function presentRiver(birth: AnyBirth, gender: Birth['gender'], locale: Locale): River {
  const { luck, day } = natalChart({ ...birth, gender }, natalRules)
  const dayMaster = stemOf(day.pillar)
  const bornMonths = birth.date.year * MONTHS_PER_YEAR + birth.date.month
  const startAgeMonths = luck.startAgeMonths.earliest
  return {
    gender,
    label: writeRiver(
      {
        gender,
        direction: luckDirections[luck.direction].name[locale],
        age: String(Math.floor(startAgeMonths / MONTHS_PER_YEAR)),
      },
      locale,
    ),
    direction: luck.direction,
    startAgeMonths,
    pillars: luck.pillars.map(({ pillar, from: { earliest } }) => {
      const god = itemOf(tenGods, tenGodOf(dayMaster, stemOf(pillar)))
      return {
        pillar: presentPillar(pillar, locale),
        god: { zh: god.zh, name: god.name[locale] },
        fromYear: earliest.year,
        fromMonth: earliest.month,
        ageMonths: earliest.year * MONTHS_PER_YEAR + earliest.month - bornMonths,
      }
    }),
  }
}

/** Both rivers of a birth, and the pillars they start from. */
export function drawRivers(birth: AnyBirth, locale: Locale) {
  const { month, day } = natalChart({ ...birth, gender: 'female' }, natalRules)
  return {
    month: presentPillar(month.pillar, locale),
    day: presentPillar(day.pillar, locale),
    rivers: [presentRiver(birth, 'female', locale), presentRiver(birth, 'male', locale)],
  }
}

/**
 * A birth by the clock of a zone; undefined if there is no such time. Its place is the default one of the zone where that
 * is built in, else the meridian of its clock: only a birth near midnight depends on more.
 */
function readBirth(wallTime: string, zone: string): AnyBirth | undefined {
  const [, day = '', hours, minutes] = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)$/.exec(wallTime) ?? []
  const date = parseCivilDate(day)
  if (!date || !/^[A-Z]\w+\/[\w/]+$/.test(zone) || !isZone(zone)) return undefined
  const offset = offsetAtWallTime(wallTime, zone)
  if (offset.kind !== 'one') return undefined
  const place = defaultPlace('ru')
  const longitudeDeg = place?.zone === zone ? place.longitudeDeg : offset.offsetSec / SEC_PER_DEG
  return {
    date,
    timeSec: (Number(hours) * 60 + Number(minutes)) * 60,
    latitudeDeg: place?.zone === zone ? place.latitudeDeg : 0,
    longitudeDeg,
    offsetSec: offset.offsetSec,
  }
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined
  } catch {
    return false // RangeError: no such zone
  }
}

/** `luck-river birth zone`. */
export const readLuckRiver: FigureReader<'luck-river'> = ([wallTime = '', zone = '', ...rest]) => {
  const birth = rest.length > 0 ? undefined : readBirth(wallTime, zone)
  if (!birth) return undefined
  return ({ locale }) => {
    const drawn = drawRivers(birth, locale)
    const glyphsOf = ({ stem, branch }: River['pillars'][number]['pillar']): string =>
      stem.glyph + branch.glyph
    return {
      name: 'luck-river',
      ...luckRiverWords(
        {
          birth: writeDate(wallTime.slice(0, 10), 'date', locale),
          month: glyphsOf(drawn.month),
          lines: drawn.rivers.map(
            ({ label, pillars }) =>
              `${label}: ${pillars.map(({ pillar, fromYear }) => `${fromYear} ${glyphsOf(pillar)}`).join(', ')}`,
          ),
        },
        locale,
      ),
      birthYear: birth.date.year,
      ageWord: riverAge[locale],
      ...drawn,
    }
  }
}
