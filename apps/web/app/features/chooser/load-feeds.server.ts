import {
  createFeed,
  deleteChoice,
  deleteFeed,
  listChoices,
  listFeeds,
  listThemes,
  type PageContext,
  removeGuest,
} from '@zeri/contract'
import { canonicalQuery, pathIn } from '@zeri/contract/browser'
import { refusalOf } from '../../api/refusal-code.server.ts'
import type { OwnCharts } from '../../context.ts'
import { dateWords } from '../../i18n/civil-day.ts'
import type { Refusal } from '../accounts/refusal.ts'
import { listPaidCharts } from './load-predict.server.ts'
import { linkSubscription } from './subscription-links.server.ts'

/** Loads the feeds and shared shortlists of an account; null for a visitor, who has to sign in. */
export async function loadFeeds(page: PageContext, own: OwnCharts | null) {
  if (!own) return null
  const { api, locale, origins, place } = page
  const [{ feeds }, { choices }, { themes, tags }] = await Promise.all([
    api.call(listFeeds, { locale }),
    api.call(listChoices, { locale }),
    api.call(listThemes, { locale }),
  ])
  return {
    publicFeed: addressOf(
      `${origins[locale]}/calendar/feed.ics${canonicalQuery({ locale, place: place?.id })}`,
    ),
    charts: listPaidCharts(own),
    themes: themes.map(({ id, name }) => ({ id, name })),
    tags: tags.map(({ id, theme, name }) => ({ id, theme, name })),
    feeds: feeds.map((feed) => ({
      uuid: feed.uuid,
      address: feed.token && addressOf(`${origins[feed.locale]}/feeds/${feed.token}.ics`),
      chart: feed.chart?.fio ?? null,
      tag: feed.tag?.name ?? null,
      filter: feed.filter,
      withHours: feed.withHours,
      withLunarDates: feed.withLunarDates,
      place: feed.place,
      createdAt: dateWords(feed.createdAt.slice(0, 10), locale).date,
      lastRead: feed.lastRead && dateWords(feed.lastRead.slice(0, 10), locale).date,
      changed: feed.changed,
    })),
    choices: choices.map((choice) => ({
      uuid: choice.uuid,
      token: choice.token,
      url: choice.token && origins[locale] + pathIn(locale, `/choice/${choice.token}`),
      tag: choice.tag.name,
      expiresAt: dateWords(choice.expiresAt.slice(0, 10), locale).date,
      lastRead: choice.lastRead && dateWords(choice.lastRead.slice(0, 10), locale).date,
      days: choice.days.map(({ date, weight, changedTo }) => ({
        date,
        words: dateWords(date, locale).dayMonth,
        weight,
        changedTo,
      })),
      guests: choice.guests,
      decided: choice.decided && dateWords(choice.decided, locale).date,
    })),
  }
}

const addressOf = (url: string) => ({ url, ...linkSubscription(url) })

export type FeedsData = NonNullable<Awaited<ReturnType<typeof loadFeeds>>>

const filters = ['all', 'good', 'warnings', 'mine'] as const

type Refused = Refusal & { readonly status: number }

/** Carries out the submitted form of the page; returns the refusal if there was one. */
export async function changeFeeds(
  form: FormData,
  { api, locale, place }: PageContext,
): Promise<Refused | undefined> {
  const uuid = String(form.get('uuid'))
  const text = (name: string): string | undefined => String(form.get(name) ?? '') || undefined
  try {
    switch (form.get('do')) {
      case 'add-feed':
        await api.call(createFeed, {
          chart: text('chart'),
          tag: text('tag'),
          filter: filters.find((one) => one === form.get('filter')) ?? 'all',
          withHours: form.get('withHours') !== null,
          withLunarDates: form.get('withLunarDates') !== null,
          place: place?.id,
          locale,
        })
        return undefined
      case 'end-feed':
        await api.call(deleteFeed, { uuid })
        return undefined
      case 'end-choice':
        await api.call(deleteChoice, { uuid })
        return undefined
      case 'remove-guest':
        await api.call(removeGuest, { uuid, guest: String(form.get('guest')) })
        return undefined
      default:
        return { status: 400, notice: 'errors.request.invalid', faults: {} }
    }
  } catch (error) {
    return refusalOf(error)
  }
}
