import type { HourStarId, MansionId, OfficerId, PathId } from '@zeri/almanac/judgement'
import { hourStars } from '../hour-stars.ts'
import type { Locale, Words } from '../locale.ts'
import { mansions } from '../mansions.ts'
import { officers } from '../officers.ts'
import { paths } from '../paths.ts'
import { namedOf } from './named.ts'

const isOfficer = (id: HourStarId): id is OfficerId => id in officers
const isMansion = (id: HourStarId): id is MansionId => id in mansions
const isPath = (id: HourStarId): id is PathId => id in paths

const yellow: ReadonlySet<PathId> = new Set<PathId>([
  'green-dragon',
  'bright-hall',
  'golden-coffer',
  'precious-light',
  'jade-hall',
  'life-governor',
])

/** Names that say themselves what they are: a day, a star, a taboo, a spirit, something of the day or the moon. */
const saysItself: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:day|days|star|taboo|taboos|spirit|solstice|equinox|the moon)\b/i,
  ru: /(?<!\p{L})(?:день|дни|дня|днём|дню|звезда|запрет|запреты|дух|солнцестояние|равноденствие)(?!\p{L})/iu,
}

function kindOfStar(id: HourStarId): Words {
  return id in hourStars ? { en: 'hour star', ru: 'звезда часа' } : { en: 'star', ru: 'звезда' }
}

/**
 * A name that tells a reader what kind of thing it names, to stand as a reason; the kind is in lower case.
 * @example nameWithKind('officer-danger', 'en') // 'Danger day'
 * @example nameWithKind('mansion-emptiness', 'ru') // 'созвездие Пустота'
 */
export function nameWithKind(id: HourStarId, locale: Locale): string {
  const name = namedOf(id).name[locale]
  if (isOfficer(id)) return locale === 'ru' ? `день ${officers[id].ruGenitive}` : `${name} day`
  if (isMansion(id)) return locale === 'ru' ? `созвездие ${name}` : `mansion ${name}`
  if (isPath(id)) {
    if (locale === 'ru') return `${name} ${yellow.has(id) ? 'жёлтого' : 'чёрного'} пути`
    return `${name} of the ${yellow.has(id) ? 'yellow' : 'black'} path`
  }
  return saysItself[locale].test(name) ? name : `${kindOfStar(id)[locale]} ${name}`
}
