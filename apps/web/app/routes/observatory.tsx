import type { PageDeclaration } from '@zeri/contract'
import { localisePath } from '@zeri/contract/browser'
import { pageContext } from '../context.ts'
import styles from '../features/content/reading.module.css'
import { StructuredData } from '../features/content/structured-data.tsx'
import own from '../features/method/method.module.css'
import { readObservatory } from '../features/method/observatory.server.ts'
import { ObservatoryPlot } from '../features/method/observatory-plot.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { WithoutHydration } from '../rendering/without-hydration.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { TextWithHanzi } from '../ui/text-with-hanzi.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/observatory.ts'

export const handle = { cache: 'today', words: 'common', indexable: true } satisfies PageDeclaration

export function loader({ context }: Route.LoaderArgs) {
  const { locale, today } = context.get(pageContext)
  return readObservatory(locale, today)
}

type Page = { readonly page: Route.ComponentProps['loaderData'] }

export default function Observatory({ loaderData: page }: Route.ComponentProps) {
  const { product } = usePage()
  const { title, description } = page
  return (
    <article>
      <PageHead
        title={`${title} · ${product}`}
        description={description}
        trail={[
          { name: product, path: '/' },
          { name: title, path: '/observatory' },
        ]}
      />
      <ObservatoryData page={page} />
      <WithoutHydration of={page} className={styles.article}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{page.lead}</p>
        <Plot page={page} />
        <Days page={page} />
        <Rules page={page} />
        <Years page={page} />
        <Libraries page={page} />
        <p className={styles.more}>
          <PageLink to="/method">{page.method}</PageLink>
        </p>
      </WithoutHydration>
    </article>
  )
}

function Plot({ page: { plotTitle, plot, states, legend } }: Page) {
  const rows = plot.rows.map(({ name, states: row }) => {
    const count = (state: (typeof row)[number]): number => row.filter((one) => one === state).length
    return `${name}: ${states.alike} ${count('alike')}, ${states.silent} ${count('silent')}, ${states.opposite} ${count('opposite')}`
  })
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{plotTitle}</h2>
      <ObservatoryPlot label={`${plotTitle}. ${rows.join('; ')}`} {...plot} />
      <p className={own.legend}>{legend}</p>
    </section>
  )
}

function Days({ page }: Page) {
  const { days } = page
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{page.daysTitle}</h2>
      <p>{page.daysLead}</p>
      <ol className={own.days}>
        {days.map((day) => (
          <li key={day.date}>
            <Disclosure
              isOpen={day.date === days[0]?.date}
              summary={
                <>
                  <time dateTime={day.date}>{day.dateWords}</time>{' '}
                  <span className={own.rule}>
                    {page.differing}: {day.differences.length}
                  </span>
                </>
              }
            >
              {day.differences.length === 0 && <p>{page.allAlike}</p>}
              <ul>
                {day.differences.map(({ name, ours, theirs, rule }) => (
                  <li key={name}>
                    {name}: {ours} {page.here}, {theirs} {page.there};{' '}
                    <span className={own.rule}>
                      <TextWithHanzi text={rule} />
                    </span>
                  </li>
                ))}
              </ul>
            </Disclosure>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Rules({ page: { rulesTitle, rulesLead, rulesHead, rules } }: Page) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{rulesTitle}</h2>
      <p>{rulesLead}</p>
      <table className={own.table}>
        <thead>
          <tr>
            {rulesHead.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rules.map(({ kind, name, count, percent }) => (
            <tr key={kind}>
              <th scope="row">
                <TextWithHanzi text={name} />
              </th>
              <td>{count}</td>
              <td className={own.number}>{percent}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Years({ page: { yearsTitle, yearsLead, yearWord, states, years } }: Page) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{yearsTitle}</h2>
      <p>{yearsLead}</p>
      <table className={own.table}>
        <thead>
          <tr>
            {[yearWord, states.alike, states.silent, states.opposite].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, alike, silent, opposite }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td className={own.number}>{alike}</td>
              <td className={own.number}>{silent}</td>
              <td className={own.number}>{opposite}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** One list for each library, so that the names fit a phone. */
function Libraries({ page: { librariesTitle, librariesLead, ourName, compared, libraries } }: Page) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{librariesTitle}</h2>
      <p>{librariesLead}</p>
      <table className={own.table}>
        <thead>
          <tr>
            <th scope="col">{compared}</th>
            {libraries.rows.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {libraries.head.map((library, place) => (
            <tr key={library}>
              <th scope="row">{library === 'almanac' ? ourName : library}</th>
              {libraries.rows.map(({ name, cells }) => (
                <td key={name}>{cells[place]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Structured data of the page (schema.org Dataset). */
function ObservatoryData({ page: { title, description, coverage, library, states } }: Page) {
  const { origins, product } = usePage()
  const locale = useLocale()
  if (!origins) return null
  const origin = origins[locale]
  return (
    <StructuredData
      data={{
        '@type': 'Dataset',
        name: title,
        description,
        inLanguage: locale,
        url: origin + localisePath('/observatory', locale),
        temporalCoverage: coverage,
        variableMeasured: Object.values(states),
        isBasedOn: `https://www.npmjs.com/package/${library.split(' ')[0]}`,
        isAccessibleForFree: true,
        creator: { '@type': 'Organization', name: product, url: origin },
      }}
    />
  )
}
