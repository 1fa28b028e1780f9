import type { PageDeclaration } from '@zeri/contract'
import { localisePath, signPath } from '@zeri/contract/browser'
import { pageContext } from '../context.ts'
import { StructuredData } from '../features/content/structured-data.tsx'
import { loadSigns } from '../features/signs/load-signs.server.ts'
import styles from '../features/signs/sign-page.module.css'
import { PageHead } from '../features/site/page-head.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { WithoutHydration } from '../rendering/without-hydration.tsx'
import { Hanzi } from '../ui/hanzi.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { Panel } from '../ui/panel.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/signs.ts'

export const handle = { cache: 'steady', words: 'content', indexable: true } satisfies PageDeclaration

export function loader({ context }: Route.LoaderArgs) {
  return loadSigns(context.get(pageContext))
}

/** Every sign of the almanac, by kind. */
export default function Signs({ loaderData: { kinds } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { product, origins } = usePage()
  const title = t('signs.index.title')
  return (
    <div className={styles.page}>
      <PageHead
        title={`${title} · ${product}`}
        description={t('signs.index.description')}
        trail={[
          { name: product, path: '/' },
          { name: t('signs.index.short'), path: signPath() },
        ]}
      />
      {origins && (
        <StructuredData
          data={{
            '@type': 'ItemList',
            itemListElement: kinds.map(({ kind, many }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: many,
              url: origins[locale] + localisePath(signPath(kind), locale),
            })),
          }}
        />
      )}
      <header>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{t('signs.index.lead')}</p>
      </header>
      <nav aria-label={t('signs.index.kinds')} className={styles.kinds}>
        {kinds.map(({ kind, many }) => (
          <a key={kind} href={`#${kind}`}>
            {many}
          </a>
        ))}
      </nav>
      <WithoutHydration of={kinds} className={styles.page}>
        <Kinds kinds={kinds} />
      </WithoutHydration>
    </div>
  )
}

function Kinds({ kinds }: Route.ComponentProps['loaderData']) {
  const { t } = useTranslation()
  return kinds.map(({ kind, many, line, signs }) => (
    <Panel key={kind} id={kind} title={many} note={line}>
      <ul className={styles.chips}>
        {signs.map(({ id, zh, name }) => (
          <li key={id}>
            <PageLink to={signPath(kind, id)}>
              {name} <Hanzi glyph={zh} />
            </PageLink>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>
        <PageLink to={signPath(kind)} className={styles.all}>
          {t('signs.index.all', { kind: many })}
        </PageLink>
      </p>
    </Panel>
  ))
}
