import { getStatus, type PageDeclaration } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { PageHead } from '../features/site/page-head.tsx'
import { statusText } from '../features/switches/status-text.server.ts'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/status.ts'
import styles from './status.module.css'

export const handle = { cache: 'steady', words: 'common', indexable: false } satisfies PageDeclaration

export async function loader({ context }: Route.LoaderArgs) {
  const { api, locale, trueUntil } = context.get(pageContext)
  const status = await api.call(getStatus, {})
  trueUntil(Date.parse(status.until))
  return statusText(status, locale)
}

/** What works and what is switched off, in plain words. It needs neither a script nor the database. */
export default function Status({ loaderData: { title, lead, isWell, parts } }: Route.ComponentProps) {
  const { product } = usePage()
  return (
    <article className={styles.page}>
      <PageHead title={`${title} · ${product}`} description={lead} index={false} />
      <h1 className={styles.title}>{title}</h1>
      <p className={isWell ? styles.well : styles.unwell}>{lead}</p>
      <ul className={styles.parts}>
        {parts.map(({ name, state, isOn, since, note }) => (
          <li key={name} className={styles.part}>
            <h2 className={styles.name}>{name}</h2>
            <p className={isOn ? styles.on : styles.off}>
              {state}
              {since && (
                <>
                  {' '}
                  <time dateTime={since.at}>{since.words}</time>
                </>
              )}
            </p>
            {note && <p className={styles.note}>{note}</p>}
          </li>
        ))}
      </ul>
    </article>
  )
}
