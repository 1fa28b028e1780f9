import { kinds, shares } from '../traffic/visits.ts'
import recorded from './recorded.json' with { type: 'json' }
import { loadWords, table, whole } from './tables.ts'

const names: Readonly<Record<keyof typeof shares, string>> = {
  home: 'home',
  day: 'day',
  month: 'month',
  article: 'articles',
  search: 'search of a place',
  person: 'a signed-in person at home, a day or a month',
  personal: 'the calendar of a chart, rendered',
  'sign-in': 'sign-in, with argon2',
  feed: 'subscriptions',
}

/** The tables of docs/scale.md about the bench `load`, from its recorded figures. */
export function loadTables(): Readonly<Record<string, string>> {
  const figures: Readonly<Record<string, number>> = recorded.figures
  const read = (name: string): string => {
    const value = figures[`load.${name}`]
    if (value === undefined) throw new Error(`load.${name} is not recorded: npm run bench -- load --record`)
    return whole(value)
  }
  const list = (...wanted: readonly string[]) => wanted.map(read).join(', ')
  const lines = [
    ['saturation', `${read('saturation')} visits a second`],
    ['replay at three fifths: visits, errors', `${read('visits')} in ${read('replay')} s, ${read('errors')}`],
    [
      'from the cache of nginx: shared pages, answers by place',
      `${list('pages-from-nginx', 'local-from-nginx')} %`,
    ],
    ['p99 of a shared page: from nginx, of all', `${list('cached-pages-p99', 'all-pages-p99')} ms`],
    [
      'the layer after its page: median, p99',
      `${list('layer-after-page-median', 'layer-after-page-p99')} ms`,
    ],
    ['the answer by place after its page, p99', `${read('local-after-page-p99')} ms`],
    ['p99 of a page rendered for one person', `${read('personal-p99')} ms`],
    ['p99 of a search, a sign-in, a subscription', `${list('search-p99', 'sign-in-p99', 'feed-p99')} ms`],
    [
      'share of both cores: servers, load generator, nginx, PostgreSQL',
      `${list('processor-servers', 'processor-sender', 'processor-nginx', 'processor-postgres')} %`,
    ],
  ]
  const visits = kinds.map((kind) => [
    names[kind],
    `${shares[kind]} %`,
    read(`${kind}-${shares[kind]}-percent`),
  ])
  return {
    load: `${table(['', 'measured'], lines)}\n\n${loadWords(['load'])}`,
    visits: table(['kind', 'share', 'visits a second in the replay'], visits),
  }
}
