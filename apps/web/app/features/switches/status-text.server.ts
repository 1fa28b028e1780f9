import type { getStatus, Locale, Output, SwitchName } from '@zeri/contract'
import { typeset } from '../../i18n/typography.ts'

type Status = Output<typeof getStatus>
type Part = Exclude<SwitchName, 'stripe' | 'yookassa' | 'rbkmoney'> | 'pages' | 'database'

const words = {
  en: {
    title: 'Status of the site',
    well: 'Everything works.',
    paused: 'Some parts are switched off for now. The rest works as usual.',
    lost: 'The site cannot reach its database. The public calendar works; signing in and payments wait.',
    parts: {
      pages: 'Calendar and articles',
      database: 'Accounts and charts',
      checkout: 'Payments',
      'sign-up': 'New accounts',
      reminders: 'Reminders',
    },
    provider: (name: string) => `Payments by ${name}`,
    works: 'Works',
    off: 'Switched off',
    unreachable: 'Does not respond',
    since: (time: string) => `since ${time} UTC`,
  },
  ru: {
    title: 'Состояние сайта',
    well: 'Всё работает.',
    paused: 'Часть сайта временно отключена. Остальное работает как обычно.',
    lost: 'Нет связи с базой данных. Общий календарь работает; вход и оплата пока недоступны.',
    parts: {
      pages: 'Календарь и статьи',
      database: 'Учётные записи и карты рождения',
      checkout: 'Оплата',
      'sign-up': 'Создание учётных записей',
      reminders: 'Напоминания',
    },
    provider: (name: string) => `Оплата через ${name}`,
    works: 'Работает',
    off: 'Отключено',
    unreachable: 'Не отвечает',
    since: (time: string) => `с ${time} по Гринвичу`,
  },
} as const satisfies Record<Locale, { parts: Record<Part, string> } & Record<string, unknown>>

const providers = { stripe: 'Stripe', yookassa: 'ЮKassa', rbkmoney: 'RBKmoney' } as const

/** The line of a part of the site. */
export type StatusPart = {
  readonly name: string
  readonly state: string
  readonly isOn: boolean
  readonly since: { readonly at: string; readonly words: string } | null
  readonly note: string | null
}

/** What the page of the state says. A payment provider is named only while it is off: nobody chooses one otherwise. */
export function statusText({ database, reachedAt, switches }: Status, locale: Locale) {
  const { parts, provider, works, off, unreachable, ...text } = words[locale]
  const format = new Intl.DateTimeFormat(locale === 'ru' ? 'ru-RU' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  const sinceOf = (at: string | null) => at && { at, words: text.since(format.format(new Date(at))) }
  const listed = switches.flatMap(({ name, on, since, note }): StatusPart[] => {
    const isProvider = name === 'stripe' || name === 'yookassa' || name === 'rbkmoney'
    if (isProvider && on) return []
    return [
      {
        name: isProvider ? provider(providers[name]) : parts[name],
        state: on ? works : off,
        isOn: on,
        since: on ? null : sinceOf(since) || null,
        note: on ? null : (note?.[locale] ?? null),
      },
    ]
  })
  const isPaused = listed.some(({ isOn }) => !isOn)
  return typeset(locale, {
    title: text.title,
    lead: database ? (isPaused ? text.paused : text.well) : text.lost,
    isWell: database && !isPaused,
    parts: [
      { name: parts.pages, state: works, isOn: true, since: null, note: null },
      {
        name: parts.database,
        state: database ? works : unreachable,
        isOn: database,
        since: database ? null : sinceOf(reachedAt) || null,
        note: null,
      },
      ...listed,
    ],
  })
}
