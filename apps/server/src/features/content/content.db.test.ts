import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { createForgetMails } from '../../platform/jobs/engine.ts'
import { aClock } from '../../testing/clock.ts'
import { anEntry, aQuestion, hostileMarkup } from '../../testing/content.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { findTablesWith } from '../../testing/find-tables.ts'
import { listMailsTo } from '../../testing/queued-mail.ts'
import { openAppDatabase, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { eraseQuestionsOf, MAX_PER_EMAIL, MAX_PER_NETWORK } from './ask-question.ts'
import { sweepQuestions } from './planners.ts'
import { saveEntry } from './store.ts'
import { syncContent } from './sync-content.ts'

const folder = join(import.meta.dirname, '../../../../../content')
const DAY_MS = 86_400_000
const clock = aClock()
let database: TestDatabase
let site: TestApp

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database, { clock })
})
afterAll(async () => {
  await site.close()
  await database.close()
})

describe('syncing', () => {
  test('the first sync adds every text, the second changes nothing', async () => {
    const added = await syncContent(database.db, folder)
    expect(added.length).toBeGreaterThanOrEqual(102)
    expect(added).toContain('added ru/articles/solar-terms')
    expect(await syncContent(database.db, folder)).toEqual([])
  })

  test('a sync lists changed, added and removed texts by name, and a broken folder changes nothing', async () => {
    const own = mkdtempSync(join(tmpdir(), 'content-'))
    cpSync(folder, own, { recursive: true })
    const at = (name: string) => join(own, `${name}.md`)
    const copy = (from: string, to: string, id: string) =>
      writeFileSync(at(to), readFileSync(at(from), 'utf8').replace(/^id: .*$/m, `id: ${id}`))
    try {
      writeFileSync(at('en/pages/about'), `${readFileSync(at('en/pages/about'), 'utf8')}\nOne line more.\n`)
      for (const locale of ['en', 'ru']) copy(`${locale}/pages/about`, `${locale}/pages/about-us`, 'about-us')
      expect((await syncContent(database.db, own)).sort()).toEqual([
        'added en/pages/about-us',
        'added ru/pages/about-us',
        'changed en/pages/about',
      ])
      rmSync(at('ru/pages/about-us'))
      await expect(syncContent(database.db, own)).rejects.toThrow('en/pages/about-us: there is none')
      expect((await syncContent(database.db, folder)).sort()).toEqual([
        'changed en/pages/about',
        'removed en/pages/about-us',
        'removed ru/pages/about-us',
      ])
    } finally {
      rmSync(own, { recursive: true })
    }
  })
})

describe('reading', () => {
  beforeAll(async () => void (await syncContent(database.db, folder)))
  const list = async (query: object) => (await site.post('/calendar/articles', { ...query })).json()

  test('articles are listed twenty per page, each once', async () => {
    const { articles, total } = await list({})
    expect(articles).toHaveLength(20)
    const pages = Math.ceil(total / 20)
    const ids = new Set<string>()
    for (let page = 0; page < pages; page += 1)
      for (const { id } of (await list({ page })).articles) ids.add(id)
    expect(ids.size).toBe(total)
    expect((await list({ page: pages })).articles).toEqual([])
  })

  test.each([
    ['en', 'weddings', 'choosing-a-wedding-day'],
    ['en', 'solar term', 'solar-terms'],
    ['ru', 'свадьбы', 'choosing-a-wedding-day'],
    ['ru', 'переездом', 'moving-house'],
    ['ru', 'солнечного сезона', 'solar-terms'],
  ])('in %s a search for “%s” finds %s in any grammatical form', async (locale, query, id) => {
    const { articles, total } = await list({ locale, query })
    expect(total).toBeGreaterThan(0)
    expect(articles.slice(0, 5).map((one: { id: string }) => one.id)).toContain(id)
  })

  test.each([
    ['twelve-officers', ['установление дня', '12 установлений', 'индикатор', 'офицер', 'распорядитель дня']],
    ['twenty-eight-mansions', ['созвездие', 'лунная стоянка', 'стоянка', '28 созвездий']],
    ['day-master', ['господин дня', 'элемент личности', 'хозяин дня']],
    ['double-hours', ['двухчасовка', 'двухчасье', 'шичэнь']],
    ['personal-noblemen', ['символические звёзды', 'шэнь ша', 'звёзды карты']],
    ['personal-noblemen', ['звезда генерала', 'полководец', 'цзян син']],
    ['personal-noblemen', ['клинок ян', 'овечий нож', 'ян жэнь', 'кун ван', 'пустота', 'пустые ветви']],
    ['ten-gods', ['ранение чиновника', 'ранящий чиновника', 'десять божеств', 'семь убийц']],
    ['clash-and-what-to-do', ['взаимодействия', 'как они встречаются']],
    ['solar-terms', ['дождевые воды', 'дождевая вода']],
    ['opening-a-business', ['открытие бизнеса', 'открытие дела']],
    ['what-a-verdict-is-made-of', ['оценка', 'вердикт']],
    ['luck-pillars', ['такты удачи', 'столпы удачи', 'да юнь']],
    ['sexagenary-cycle', ['цзя цзы', 'шестидесятеричный цикл']],
  ])('in Russian %s is found by every word that practitioners use: %j', async (id, queries) => {
    for (const query of queries) {
      const { articles } = await list({ locale: 'ru', query })
      expect([query, ...articles.map((one: { id: string }) => one.id)]).toContain(id)
    }
  })

  test.each([
    ['twelve-officers', ['day officer', '12 officers', 'day indicator', 'jian chu']],
    ['twenty-eight-mansions', ['lunar mansion', 'lunar lodge', 'constellation']],
    ['day-master', ['day master', 'self element']],
    ['double-hours', ['double hours', 'shichen']],
    ['personal-noblemen', ['symbolic stars', 'shen sha', 'yang ren', 'kong wang', 'General Star']],
    ['luck-pillars', ['luck cycles', 'da yun']],
  ])('in English %s is found by its other names: %j', async (id, queries) => {
    for (const query of queries) {
      const { articles } = await list({ locale: 'en', query })
      expect([query, ...articles.map((one: { id: string }) => one.id)]).toContain(id)
    }
  })

  test('what is in a title comes first', async () => {
    const { articles } = await list({ locale: 'ru', query: 'двухчасье' })
    expect(articles[0]).toMatchObject({ id: 'double-hours' })
  })

  test('a search finds questions too, on its first page', async () => {
    const { questions } = await list({ locale: 'ru', query: 'двухчасье' })
    expect(questions.map((one: { id: string }) => one.id)).toContain('solar-time')
    expect((await list({ locale: 'ru', query: 'двухчасье', page: 1 })).questions).toEqual([])
    expect((await list({ locale: 'ru' })).questions).toEqual([])
  })

  test.each(['qwertyuiop', "'", '"', '\\', '%', '_', ')(', '& | !', '<script>', 'a:*'])(
    'a search for %j responds with 200',
    async (query) => {
      expect((await site.post('/calendar/articles', { query })).statusCode).toBe(200)
    },
  )

  test('a text with a control character is refused', async () => {
    expect((await site.post('/calendar/articles', { query: 'a\0b' })).statusCode).toBe(400)
  })

  test('an article has blocks, headings, its section and related articles', async () => {
    const response = await site.get('/calendar/articles/how-to-read-a-day?locale=ru')
    const { article } = response.json()
    expect(article).toMatchObject({
      id: 'how-to-read-a-day',
      author: 'master',
      section: { id: 'beginnings' },
    })
    expect(article.blocks.some(({ kind }: { kind: string }) => kind === 'example')).toBe(true)
    expect(article.contents.length).toBeGreaterThan(1)
    expect(article.related.length).toBeGreaterThan(0)
    expect(response.headers.etag).toBeDefined()
    const again = await site.get('/calendar/articles/how-to-read-a-day?locale=ru', {
      headers: { 'if-none-match': String(response.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  test('a section lists as many articles as it counts', async () => {
    const { sections } = (await site.get('/calendar/sections')).json()
    expect(sections.map(({ id }: { id: string }) => id)).toEqual([
      'beginnings',
      'calendar',
      'signs',
      'choosing',
      'bazi',
      'method',
    ])
    const { articles } = (await site.get('/calendar/sections/signs')).json()
    expect(articles).toHaveLength(sections[2].count)
  })

  test('the FAQ has five sections, and pages contain the product name and the contact address', async () => {
    const { sections, faqs } = (await site.get('/calendar/faq?locale=ru')).json()
    expect(sections).toHaveLength(5)
    expect(faqs.length).toBeGreaterThanOrEqual(24)
    const { page } = (await site.get('/calendar/pages/site-privacy-policy')).json()
    expect(page.html).toContain('Zeri')
    expect(page.html).toContain('mailto:hello@zeri.test')
    expect(page.html).not.toMatch(/\{(?:product|contact|version)\}/)
  })

  test('articles are found by the signs of a day', async () => {
    const { articles } = (
      await site.get('/calendar/articles-about?signs=officer-stable,three-harmony')
    ).json()
    expect(articles.map(({ id }: { id: string }) => id)).toContain('how-to-read-a-day')
  })

  test('the feeds and the sitemap list the articles', async () => {
    const feed = await site.get('/ru/articles.rss')
    expect(feed.headers['content-type']).toContain('application/rss+xml')
    expect(feed.payload).toContain('/ru/articles/solar-terms')
    expect((await site.get('/sitemap-texts.xml')).payload).toContain('/ru/articles/solar-terms')
  })

  test('hostile markup in the database is not served', async () => {
    await saveEntry(database.db, anEntry({ id: 'hostile', body: hostileMarkup.join('\n\n') }))
    const { article } = (await site.get('/calendar/articles/hostile')).json()
    const html = article.blocks.map((block: { html?: string }) => block.html ?? '').join('')
    expect(html).not.toMatch(
      /<(?!\/?(?:p|h[2-6]|ul|ol|li|em|strong|del|code|pre|blockquote|table|thead|tbody|tr|th|td|span|a|br|hr)\b)/,
    )
    expect(html).not.toMatch(/<[^>]* on\w+=/i)
    expect(html).not.toMatch(/href="(?:javascript|data|vbscript|\/\/)/i)
  })
})

describe('asking a question', () => {
  const operator = 'hello@zeri.test'
  let address = 0
  const openForm = async (): Promise<string> => (await site.get('/api/faq/form')).json().ticket
  const ask = async (fields: object, remoteAddress = `10.0.0.${++address}`, token?: string) => {
    const ticket = await openForm()
    clock.at += 5_000
    return site.post('/api/faq/question', aQuestion({ ticket, ...fields }), { remoteAddress, token })
  }
  beforeEach(async () => {
    await database.db.deleteFrom('questions').execute()
  })
  const count = async () => (await database.db.selectFrom('questions').select('id').execute()).length

  test.each(['en', 'ru'])(
    'a question in %s is stored and sent to the operator; a sender who proved nothing gets no mail',
    async (locale) => {
      const email = `${locale}.asker@example.org`
      expect((await ask({ email, locale })).statusCode).toBe(201)
      expect(await count()).toBe(1)
      const [mail] = await listMailsTo(database, operator)
      expect(mail).toMatchObject({ template: 'question-asked', locale, replyTo: email })
      expect(JSON.stringify(mail)).not.toContain('wedding')
      expect(await listMailsTo(database, email)).toEqual([])
    },
  )

  test.each([
    ['their own proven address', true, 'Own.Address@example.org', 1],
    ['their own address before it is proven', false, 'own.unproven@example.org', 0],
    ['the address of somebody else', true, 'a.stranger@example.org', 0],
  ])(
    'a signed-in user who asks under %s (proven: %s) at %s gets %i confirmations',
    async (_name, isProven, email, confirmed) => {
      const own = email.startsWith('a.stranger') ? 'not.the.stranger@example.org' : email.toLowerCase()
      const token = isProven ? await site.signUp(own) : await site.signUpUnverified(own)
      expect((await ask({ email, locale: 'ru' }, undefined, token)).statusCode).toBe(201)
      const confirmations = (await listMailsTo(database, email)).filter(
        ({ template }) => template === 'question-received',
      )
      expect(confirmations).toHaveLength(confirmed)
    },
  )

  test.each(['name', 'email', 'topic', 'question', 'consent'])(
    'a question without %s is refused',
    async (field) => {
      expect((await ask({ [field]: undefined })).statusCode).toBe(400)
      expect((await ask({ [field]: field === 'consent' ? false : '  ' })).statusCode).toBe(400)
      expect(await count()).toBe(0)
    },
  )

  test('a form with the hidden field filled in responds with 201, and nothing is stored or sent', async () => {
    const email = 'robot@example.org'
    expect((await ask({ email, website: 'https://example.org' })).statusCode).toBe(201)
    expect(await count()).toBe(0)
    expect(await listMailsTo(database, email)).toEqual([])
  })

  test('a form sent too soon, after a day, or with a forged ticket is refused', async () => {
    const ticket = await openForm()
    const send = (one: string) => site.post('/api/faq/question', aQuestion({ ticket: one }))
    expect((await send(ticket)).json().code).toBe('question.not-in-time')
    clock.at += DAY_MS + 1
    expect((await send(ticket)).json().code).toBe('question.not-in-time')
    expect((await send('1.2')).json().code).toBe('question.not-in-time')
    expect(await count()).toBe(0)
  })

  test('a ticket is used once, whoever sends it and from wherever', async () => {
    const ticket = await openForm()
    clock.at += 5_000
    const send = (index: number) =>
      site.post('/api/faq/question', aQuestion({ ticket, email: `many.${index}@example.org` }), {
        remoteAddress: `2001:db8:1:${index.toString(16)}::1`,
      })
    const statuses: number[] = []
    for (let index = 1; index <= 120; index += 1) statuses.push((await send(index)).statusCode)
    expect(statuses).toEqual([201, ...Array(119).fill(400)])
    expect((await send(1)).json().code).toBe('question.not-in-time')
    expect(await count()).toBe(1)
  })

  test('of many simultaneous uses of a ticket one passes', async () => {
    const ticket = await openForm()
    clock.at += 5_000
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        site.post('/api/faq/question', aQuestion({ ticket, email: `at.once.${index}@example.org` }), {
          remoteAddress: `10.3.0.${index}`,
        }),
      ),
    )
    expect(sent.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    expect(await count()).toBe(1)
  })

  test('an e-mail has a daily limit across networks, also for concurrent requests', async () => {
    const tickets = await Promise.all(Array.from({ length: MAX_PER_EMAIL + 4 }, openForm))
    clock.at += 5_000
    const statusOf = async (ticket: string, index: number) => {
      const email = index % 2 ? 'One@example.org' : 'one@example.org'
      const remoteAddress = `10.1.0.${index}`
      return (await site.post('/api/faq/question', aQuestion({ ticket, email }), { remoteAddress }))
        .statusCode
    }
    const statuses = await Promise.all(tickets.map(statusOf))
    // A crowd that waits for one lock may be refused for a moment (503); it tries again.
    for (const [index, ticket] of tickets.entries())
      if (statuses[index] === 503) statuses[index] = await statusOf(ticket, index)
    expect(statuses.sort()).toEqual([...Array(MAX_PER_EMAIL).fill(201), ...Array(4).fill(429)])
    clock.at += DAY_MS
    expect((await ask({ email: 'one@example.org' })).statusCode).toBe(201)
  })

  test('a network has a daily limit across e-mails', async () => {
    const statuses: number[] = []
    for (let index = 0; index < MAX_PER_NETWORK + 2; index += 1)
      statuses.push((await ask({ email: `n${index}@example.org` }, '10.2.0.1')).statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(MAX_PER_NETWORK)
    expect(statuses.slice(-2)).toEqual([429, 429])
    expect((await ask({ email: 'other@example.org' }, '10.2.0.2')).statusCode).toBe(201)
  })

  test('a /48 with a fresh /64 for every question has four times the daily limit of an address', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 4 * MAX_PER_NETWORK + 2; index += 1) {
      const address = `2001:db8:77:${(index * 256).toString(16)}::1`
      statuses.push((await ask({ email: `s${index}@example.org` }, address)).statusCode)
    }
    expect(statuses).toEqual([...Array(4 * MAX_PER_NETWORK).fill(201), 429, 429])
    expect((await ask({ email: 's@example.org' }, '2001:db8:78::1')).statusCode).toBe(201)
  })

  test('questions are deleted with their e-mail, and after a year', async () => {
    const deps = {
      db: database.db,
      enqueue: async () => '',
      log: pino({ level: 'silent' }),
      forgetMails: createForgetMails({ schema: database.jobSchema }),
    }
    await ask({ email: 'Gone@example.org' })
    await ask({ email: 'stays@example.org' })
    await eraseQuestionsOf(database.db, 'gone@Example.org')
    await deps.forgetMails(database.db, 'gone@example.org')
    expect(await findTablesWith(database, 'gone@example.org')).toEqual([])
    await sweepQuestions.plan(deps, clock.at + 364 * DAY_MS)
    const [stored] = await database.db.selectFrom('questions').select(['email', 'network_hash']).execute()
    expect(stored).toEqual({ email: 'stays@example.org', network_hash: null })
    await sweepQuestions.plan(deps, clock.at + 366 * DAY_MS)
    expect(await count()).toBe(0)
  })

  test('neither sender nor question is logged', async () => {
    await ask({ email: 'canary@example.org', topic: 'canary topic', question: 'canary question' })
    expect(site.log.join('\n')).not.toContain('canary')
  })
})
