// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { PlainWord } from './word.ts'

/**
 * What people call the moon.
 * @example moonPhases['new'].name.en // "New moon"
 */
export const moonPhases: Readonly<Record<'new' | 'growing-crescent' | 'first-quarter' | 'growing-gibbous' | 'full' | 'shrinking-gibbous' | 'last-quarter' | 'shrinking-crescent', PlainWord>> = {
  'new': {"name":{"en":"New moon","ru":"Новолуние"},"short":{"en":"Sun and moon stand together, and the night has no moon","ru":"Солнце и луна стоят вместе, и ночь остаётся без луны"}},
  'growing-crescent': {"name":{"en":"Waxing crescent","ru":"Растущий серп"},"short":{"en":"An evening crescent in the west, broader every night","ru":"Вечерний серп на западе, с каждой ночью шире"}},
  'first-quarter': {"name":{"en":"First quarter","ru":"Первая четверть"},"short":{"en":"Half the disc is lit; the evening is bright, the morning dark","ru":"Светится половина диска: вечер светлый, утро тёмное"}},
  'growing-gibbous': {"name":{"en":"Waxing gibbous","ru":"Растущая луна"},"short":{"en":"More than half and growing, in the sky since the afternoon","ru":"Больше половины диска, растёт и видна ещё до заката"}},
  'full': {"name":{"en":"Full moon","ru":"Полнолуние"},"short":{"en":"The whole disc is bright from dusk to dawn","ru":"Весь диск светел от сумерек до рассвета"}},
  'shrinking-gibbous': {"name":{"en":"Waning gibbous","ru":"Убывающая луна"},"short":{"en":"More than half but shrinking; it rises later every night","ru":"Больше половины диска, но тает и с каждой ночью встаёт позже"}},
  'last-quarter': {"name":{"en":"Last quarter","ru":"Последняя четверть"},"short":{"en":"Half the disc is left, and it lights the second half of the night","ru":"Осталась половина диска, и светит она вторую половину ночи"}},
  'shrinking-crescent': {"name":{"en":"Waning crescent","ru":"Убывающий серп"},"short":{"en":"A morning crescent in the east, thinner before every dawn","ru":"Утренний серп на востоке, к каждому рассвету всё тоньше"}},
}
