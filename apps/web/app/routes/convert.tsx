import type { PageDeclaration } from '@zeri/contract'
import { localisePath } from '@zeri/contract/browser'
import { pageContext } from '../context.ts'
import styles from '../features/content/reading.module.css'
import { StructuredData } from '../features/content/structured-data.tsx'
import { ConvertForms } from '../features/convert/convert-forms.tsx'
import { ConvertedDays } from '../features/convert/converted-days.tsx'
import { loadConversion } from '../features/convert/load-conversion.server.ts'
import { PageHead } from '../features/site/page-head.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { PageLink } from '../ui/page-link.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/convert.ts'

export const handle = { cache: 'visitor', words: 'content', indexable: true } satisfies PageDeclaration

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  return { today: page.today, ...(await loadConversion(url.searchParams, page)) }
}

/** A date in three calendars; without a query, today. */
export default function Convert({ loaderData }: Route.ComponentProps) {
  const { today, typed, hasQuery, total, days, fault } = loaderData
  const { t } = useTranslation()
  const { product } = usePage()
  const title = t('convert.title')
  return (
    <div className={styles.wide}>
      <PageHead
        title={`${title} · ${product}`}
        description={t('convert.description')}
        index={!hasQuery}
        trail={[
          { name: product, path: '/' },
          { name: title, path: '/convert' },
        ]}
      />
      {!hasQuery && <ConverterData title={title} description={t('convert.description')} />}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{t('convert.lead')}</p>
      <section className={styles.part} aria-labelledby="converted">
        <h2 id="converted" className={styles.heading}>
          {t(hasQuery ? 'convert.result' : 'convert.today')}
        </h2>
        <div role="status">
          {fault !== null && <p>{t(`convert.faults.${fault}`)}</p>}
          {fault === null && total === 0 && <p>{t('convert.nothing')}</p>}
          {total > 1 && <p>{t('convert.found', { count: total })}</p>}
          {total > days.length && <p>{t('convert.cut', { count: days.length })}</p>}
        </div>
        {days.length > 0 && <ConvertedDays days={days} />}
      </section>
      <ConvertForms key={JSON.stringify(typed)} typed={typed} today={today} />
      <p className={styles.more}>{t('convert.rules')}</p>
      <p className={styles.row}>
        <PageLink to="/lunar-dates">{t('convert.lunarDates')}</PageLink>
        <PageLink to="/articles/chinese-months-and-leap-months">{t('convert.article')}</PageLink>
        <PageLink to="/developers">{t('convert.api')}</PageLink>
      </p>
    </div>
  )
}

/** Structured data of the page (schema.org WebApplication). */
function ConverterData({ title, description }: { readonly title: string; readonly description: string }) {
  const { origins } = usePage()
  const locale = useLocale()
  if (!origins) return null
  return (
    <StructuredData
      data={{
        '@type': 'WebApplication',
        name: title,
        description,
        inLanguage: locale,
        url: origins[locale] + localisePath('/convert', locale),
        applicationCategory: 'UtilitiesApplication',
        operatingSystem: 'Any',
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
      }}
    />
  )
}
