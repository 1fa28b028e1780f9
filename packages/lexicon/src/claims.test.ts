import {
  type ActivityId,
  activities,
  stars as almanacStars,
  listRulesOf,
  majorActivities,
  personalTable,
} from '@zeri/almanac/judgement'
import { describe, expect, test } from 'vitest'
import { chineseLunarDays } from './chinese-lunar-days.ts'
import { listClaims } from './claims.ts'
import { locales, type Words } from './locale.ts'
import { mansions } from './mansions.ts'
import { natalStars } from './natal-stars.ts'
import { officers } from './officers.ts'
import { paths } from './paths.ts'
import type { Says } from './star-entry.ts'
import { stars } from './stars.ts'
import { taboos } from './taboos.ts'

type Saying = { readonly short: Words; readonly text?: Words; readonly says?: Says }

const ofDays: Readonly<Record<string, Saying>> = { ...stars, ...officers, ...paths, ...mansions, ...taboos }
const ofBirths: Readonly<Record<string, Saying>> = natalStars
const judged: readonly (readonly [string, Saying])[] = [
  ...Object.entries(ofDays),
  ...Object.entries(ofBirths).map(([id, word]) => [`natal ${id}`, word] as const),
  ...chineseLunarDays.map((word, index) => [`lunar day ${index + 1}`, word] as const),
]

/** What a text says that its `says` does not. */
function listUndeclared(text: string, says: Says, locale: (typeof locales)[number]): string[] {
  const { favours = [], forbids = [] } = says
  return listClaims(text, locale).flatMap(({ activity, stance }) => {
    const [isFavoured, isForbidden] = [favours.includes(activity), forbids.includes(activity)]
    if (!isFavoured && !isForbidden) return [`names ${activity}, undeclared`]
    if (stance === 'favours' && !isFavoured) return [`favours ${activity}, which is forbidden`]
    return stance === 'warns' && !isForbidden ? [`warns of ${activity}, which is favoured`] : []
  })
}

test.each(locales)('what prose in %s says of an activity is declared, on the side it is said', (locale) => {
  const wrong = judged.flatMap(([id, { short, text, says = {} }]) =>
    listUndeclared(`${short[locale]}. ${text?.[locale] ?? ''}`, says, locale).map(
      (fault) => `${id} ${fault}`,
    ),
  )
  expect(wrong).toEqual([])
})

describe('what is declared is what the almanac says', () => {
  const rules = activities.flatMap(({ id }) => listRulesOf(id).map((rule) => ({ ...rule, activity: id })))

  /** A custom has no rule of the book; it holds an activity down. */
  const isHeldDown = (id: string, activity: ActivityId): boolean => {
    const on = almanacStars().find((star) => star.id === id)?.cap?.on ?? []
    return on === 'major' ? majorActivities.includes(activity) : on.includes(activity)
  }

  const disagreeing = (
    words: Readonly<Record<string, Saying>>,
    agrees: (id: string, activity: ActivityId, side: 'good' | 'bad') => boolean,
  ): string[] =>
    Object.entries(words).flatMap(([id, { says: { favours = [], forbids = [] } = {} }]) => [
      ...favours.filter((activity) => !agrees(id, activity, 'good')).map((activity) => `${id} +${activity}`),
      ...forbids.filter((activity) => !agrees(id, activity, 'bad')).map((activity) => `${id} −${activity}`),
    ])

  test('of stars, officers, path, mansions and taboos', () => {
    expect(
      disagreeing(
        ofDays,
        (id, activity, side) =>
          rules.some((rule) => rule.star === id && rule.activity === activity && rule.side === side) ||
          (side === 'bad' && isHeldDown(id, activity)),
      ),
    ).toEqual([])
  })

  test('of the stars of a birth', () => {
    expect(
      disagreeing(ofBirths, (id, activity, side) =>
        personalTable.some(
          ({ when, effects }) =>
            when.kind === 'star' &&
            when.star === id &&
            effects.some(
              ({ on, delta }) =>
                typeof on !== 'string' && on.includes(activity) && delta > 0 === (side === 'good'),
            ),
        ),
      ),
    ).toEqual([])
  })
})

test('most of what is declared is found in the prose, so the words looked for are the words used', () => {
  const pairs = judged.flatMap(([, { short, text, says = {} }]) =>
    locales.flatMap((locale) => {
      const named = new Set(
        listClaims(`${short[locale]}. ${text?.[locale] ?? ''}`, locale).map(({ activity }) => activity),
      )
      return [...(says.favours ?? []), ...(says.forbids ?? [])].map((activity) => named.has(activity))
    }),
  )
  expect(pairs.length).toBeGreaterThan(300)
  expect(pairs.filter(Boolean).length / pairs.length).toBeGreaterThan(0.7)
})

test('a text that says the opposite, or names what it does not declare, is found out', () => {
  const says: Says = { favours: ['wedding'], forbids: ['travel-far'] }
  expect(listUndeclared('The day favours weddings. Long journeys are put off.', says, 'en')).toEqual([])
  expect(listUndeclared('Weddings are put off.', says, 'en')).toEqual(['warns of wedding, which is favoured'])
  expect(listUndeclared('It is good for long journeys.', says, 'en')).toEqual([
    'favours travel-far, which is forbidden',
  ])
  expect(listUndeclared('It suits a haircut.', says, 'en')).toEqual(['names haircut, undeclared'])
  expect(listUndeclared('День хорош для дальней поездки.', says, 'ru')).toEqual([
    'favours travel-far, which is forbidden',
  ])
  expect(listUndeclared('Свадьбу лучше отложить.', says, 'ru')).toEqual([
    'warns of wedding, which is favoured',
  ])
})
