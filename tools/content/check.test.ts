import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFigures, readArticle } from '../../apps/server/src/features/content/article.ts'
import { checkContent, listArticleFaults, listFalseClaims } from './check.ts'
import { listParts, listTextFaults, type Text } from './texts.ts'

const contentFolder = join(import.meta.dirname, '../../content')

const article = (body: string) =>
  readArticle(`---
id: a-day
section: method
title: "A day: read twice"
description: How one and the same day is read by two people, and what remains of it.
date: 2026-11-15
author: master
related:
  activities: [wedding]
  stars: []
  officers: [officer-balance]
  articles: [nowhere]
---
${body}
`)

// Recomputes every claim of every article, which takes seconds on a busy machine.
test('every text is complete, in both languages, and its claims agree with the almanac', {
  timeout: 30_000,
}, () => {
  const missed = checkContent(contentFolder).filter(({ ok }) => !ok)
  expect(missed).toEqual([])
})

test.each([
  ['day-pillar/2026-11-24/壬寅', 'day-pillar/2026-11-24/癸卯'],
  ['officer/2026-11-24/officer-balance', 'officer/2026-11-24/officer-success'],
  ['lunar/2027-02-06/1-1', 'lunar/2027-02-06/1-2'],
  ['term/0/2027-02-04', 'term/0/2027-02-05'],
  ['verdict/2026-11-15/-1', 'verdict/2026-11-15/2'],
  ['activity/2026-12-24/wedding/2', 'activity/2026-12-24/wedding/-1'],
  ['forbids/taboo-hai/wedding', 'favours/taboo-hai/wedding'],
  ['star/2026-11-15/month-break', 'no-star/2026-11-15/month-break'],
  ['clash/2/8', 'clash/2/9'],
  ['hidden/11/壬甲', 'hidden/11/甲壬'],
  ['ten-god/0/7/7', 'ten-god/0/7/6'],
  ['na-yin/甲子/0', 'na-yin/甲子/1'],
  ['good-days/2027/wedding/65', 'good-days/2027/wedding/66'],
  ['star-days/2027/no-general/77', 'star-days/2027/no-general/76'],
  ['year-star/2026/south/5', 'year-star/2027/south/5'],
  ['year-god/2026/tai-sui/south', 'year-god/2027/tai-sui/south'],
])('the claim %s holds and %s does not', (holds, fails) => {
  expect(listFalseClaims(article(`[so](claim:${holds})`))).toEqual([])
  expect(listFalseClaims(article(`[so](claim:${fails})`))).toHaveLength(1)
})

test('a claim of an unknown kind does not pass', () => {
  expect(listFalseClaims(article('[so](claim:weather/2026-11-24/rain)'))).toHaveLength(1)
})

test('an article that is short, without claims, figures, example or links, is reported', () => {
  expect(listArticleFaults(article('Too  short.'), 'en', new Map())).toEqual([
    '2 words',
    'fewer than three claims',
    'no figure',
    'fewer than two figures and examples',
    'related to nowhere, which is not there',
    'a double space: Too  short.',
  ])
})

test.each(readdirSync(join(contentFolder, 'en/articles')))(
  '%s has figures, the same in both languages',
  (name) => {
    const figuresIn = (locale: string): string[] =>
      listFigures(readArticle(readFileSync(join(contentFolder, locale, 'articles', name), 'utf8'))).toSorted()
    expect(figuresIn('en')).not.toEqual([])
    expect(figuresIn('ru')).toEqual(figuresIn('en'))
  },
)

test('an article with one figure and no example is reported', () => {
  const one = article('```figure\nbranch-ring\n```')
  expect(listArticleFaults(one, 'en', new Map())).toContain('fewer than two figures and examples')
  const two = article('```figure\nbranch-ring\n```\n\n```example\ntoday\n```')
  expect(listArticleFaults(two, 'en', new Map())).not.toContain('fewer than two figures and examples')
})

const aFaq = (body: string, locale: Text['locale'] = 'en'): Text => ({
  locale,
  kind: 'faq',
  id: 'reading',
  title: locale === 'en' ? 'Reading a day' : 'Как читать день',
  description: '',
  body,
})

test('a question is identified by its anchor', () => {
  expect(listParts(aFaq('## What is it? {#what}\n\nA day.\n\n## And why? {#why}\n\nSo.'))).toEqual([
    'faq/reading#what',
    'faq/reading#why',
  ])
})

test('an answer that is too short, and a question without an anchor, are reported', () => {
  expect(listTextFaults(aFaq('## What is it?\n\nA day.'))).toEqual([
    '1 questions without an anchor',
    'an answer of 2 words',
  ])
})

test('Russian texts may name companies and cookies, and hold no other Latin letters', () => {
  const faultsOf = (words: string) =>
    listTextFaults(aFaq(`## Что это? {#what}\n\n${`${words} `.repeat(20).trim()}`, 'ru'))
  expect(faultsOf('Оплата через Stripe, [письмо](/faq) и `locale` у {product}.')).toEqual([])
  expect(faultsOf('Оплата через checkout, и всё тут.')).toEqual([expect.stringMatching(/^a Latin letter/)])
})
