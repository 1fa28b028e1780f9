import type { LocalEclipse } from '@zeri/almanac/astro'
import type { Locale } from '../locale.ts'

/** An eclipse at a place, its times as clocks there show them. */
export type SeenEclipse = Pick<LocalEclipse, 'body' | 'kind' | 'seen'> & {
  /** What of it is above the horizon; empty where nothing is. */
  readonly from: string
  readonly to: string
  readonly max: string
  readonly hiddenPercent: number
}

const unrated = {
  en: 'No rating follows from an eclipse.',
  ru: 'На оценки дня затмение не влияет.',
} as const

/**
 * What is seen of an eclipse; undefined where the shadow misses the place.
 * @example describeEclipse(undefined, 'en') // 'It is not visible from here. No rating follows from an eclipse.'
 */
export function describeEclipse(local: SeenEclipse | undefined, locale: Locale): string {
  return `${describeSight(local, locale)} ${unrated[locale]}`
}

/** Without a place only the instant is known. */
export function describePeak(peak: string, locale: Locale): string {
  return locale === 'ru'
    ? `Наибольшая фаза в ${peak}; видно ли его, зависит от места. ${unrated.ru}`
    : `Greatest at ${peak}; whether it is seen depends on the place. ${unrated.en}`
}

function describeSight(local: SeenEclipse | undefined, locale: Locale): string {
  if (!local || local.seen === 'none')
    return locale === 'ru' ? 'Отсюда его не видно.' : 'It is not visible from here.'
  return locale === 'ru' ? sightInRussian(local) : sightInEnglish(local)
}

function sightInEnglish({ body, kind, seen, from, to, max, hiddenPercent }: SeenEclipse): string {
  const span = `from ${from} to ${to}`
  const when = {
    whole: `Visible from here in full, ${span}, greatest at ${max}`,
    peak: `Visible from here ${span}, greatest at ${max}; the rest is below the horizon`,
    part: `Visible from here in part, ${span}; its greatest moment is below the horizon`,
    none: '',
  }[seen]
  if (body === 'sun')
    return `${when}. The moon covers up to ${hiddenPercent} % of the sun: look only through a proper filter.`
  return kind === 'penumbral'
    ? `${when}. Only a faint veil on the moon, hard to notice.`
    : `${when}. Up to ${hiddenPercent} % of the moon’s width is in shadow.`
}

function sightInRussian({ body, kind, seen, from, to, max, hiddenPercent }: SeenEclipse): string {
  const span = `с ${from} до ${to}`
  const when = {
    whole: `Отсюда видно целиком, ${span}, наибольшая фаза в ${max}`,
    peak: `Отсюда видно ${span}, наибольшая фаза в ${max}; остальное под горизонтом`,
    part: `Отсюда видна только часть, ${span}; наибольшая фаза под горизонтом`,
    none: '',
  }[seen]
  if (body === 'sun')
    return `${when}. Луна закроет до ${hiddenPercent} % солнца; смотреть только через специальный фильтр.`
  return kind === 'penumbral'
    ? `${when}. На луне лишь лёгкая дымка, заметить её трудно.`
    : `${when}. В тени до ${hiddenPercent} % поперечника луны.`
}
