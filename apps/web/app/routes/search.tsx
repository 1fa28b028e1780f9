import type { PageDeclaration } from '@zeri/contract'
import { search } from '@zeri/contract'
import { localisePath } from '@zeri/contract/browser'
import { redirect } from 'react-router'
import { pageContext } from '../context.ts'
import { loadText } from '../features/content/load-text.server.ts'
import styles from '../features/content/reading.module.css'
import { FoundGroups } from '../features/search/found-groups.tsx'
import { FoundList } from '../features/search/found-list.tsx'
import { readSearch } from '../features/search/read-search.ts'
import { SiteSearchForm } from '../features/search/site-search-form.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { PillLink } from '../ui/pill.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/search.ts'

export const handle = { cache: 'visitor', words: 'content', indexable: false } satisfies PageDeclaration

const nothing = { results: [], readAs: null, nearest: [] }

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { query, address, isCanonical } = readSearch(new URL(request.url).searchParams)
  if (!isCanonical) throw redirect(localisePath(address, page.locale))
  if (query === '') return { query, ...nothing }
  return { query, ...(await loadText(page, search, { q: query })) }
}

/** How many of the results come first, whatever they are. */
const BEST = 3

export default function Search({ loaderData: { query, results, readAs, nearest } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const title = t('search.title')
  return (
    <div className={styles.wide}>
      <PageHead title={`${query ? `${query} · ` : ''}${title} · ${product}`} index={false} />
      <h1 className={styles.title}>{title}</h1>
      <SiteSearchForm query={query} key={query} isFocused={query === ''} />
      <div role="status" className={styles.sentence}>
        {query === '' && <p>{t('search.lead')}</p>}
        {results.length > 0 && <p>{t('search.found', { count: results.length, query })}</p>}
        {results.length > 0 && readAs !== null && <p>{t('search.readAs', { query: readAs })}</p>}
        {query !== '' && results.length === 0 && (
          <p>
            <strong>{t('search.nothing', { query })}</strong> {t('search.nothingHint')}
          </p>
        )}
      </div>
      {results.length > 0 && (
        <>
          <section className={styles.part} aria-labelledby="best">
            <h2 id="best" className={styles.heading}>
              {t('search.best')}
            </h2>
            <FoundList found={results.slice(0, BEST)} />
          </section>
          <FoundGroups found={results.slice(BEST)} />
        </>
      )}
      {nearest.length > 0 && (
        <section className={styles.part} aria-labelledby="nearest">
          <h2 id="nearest" className={styles.heading}>
            {t('search.nearest')}
          </h2>
          <FoundList found={nearest} />
        </section>
      )}
      {results.length === 0 && (
        <nav className={styles.row} aria-label={t('search.elsewhere')}>
          <PillLink to="/days-for">{t('site.daysFor')}</PillLink>
          <PillLink to="/articles">{t('site.articles')}</PillLink>
          <PillLink to="/faq">{t('site.faq')}</PillLink>
        </nav>
      )}
    </div>
  )
}
