import type { PageDeclaration } from '@zeri/contract'
import { localisePath, signPath } from '@zeri/contract/browser'
import { pageContext } from '../context.ts'
import { StructuredData } from '../features/content/structured-data.tsx'
import { loadKind } from '../features/signs/load-signs.server.ts'
import styles from '../features/signs/sign-page.module.css'
import { PageHead } from '../features/site/page-head.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Hanzi } from '../ui/hanzi.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/signs-of-kind.ts'

export const handle = { cache: 'steady', words: 'content', indexable: true } satisfies PageDeclaration

export function loader({ params, context }: Route.LoaderArgs) {
  return loadKind(params.kind, context.get(pageContext))
}

/** The signs of one kind, each with its line. */
export default function SignsOfKind({ loaderData }: Route.ComponentProps) {
  const { kind, many, line, signs, others } = loaderData
  const { t } = useTranslation()
  const locale = useLocale()
  const { product, origins } = usePage()
  return (
    <div className={styles.page}>
      <PageHead
        title={`${t('signs.kind.title', { kind: many })} · ${product}`}
        description={t('signs.kind.description', { kind: many, line })}
        trail={[
          { name: product, path: '/' },
          { name: t('signs.index.short'), path: signPath() },
          { name: many, path: signPath(kind) },
        ]}
      />
      {origins && (
        <StructuredData
          data={{
            '@type': 'DefinedTermSet',
            name: many,
            description: line,
            url: origins[locale] + localisePath(signPath(kind), locale),
            hasDefinedTerm: signs.map(({ id, name, short }) => ({
              '@type': 'DefinedTerm',
              name,
              description: short,
              url: origins[locale] + localisePath(signPath(kind, id), locale),
            })),
          }}
        />
      )}
      <header>
        <Breadcrumbs above={[{ label: t('signs.index.short'), to: signPath() }]} here={many} />
        <h1 className={styles.title}>{many}</h1>
        <p className={styles.lead}>{line}</p>
      </header>
      <ul className={styles.signs}>
        {signs.map(({ id, zh, name, short }) => (
          <li key={id} className={styles.sign}>
            <span className={styles.glyph}>
              <Hanzi glyph={zh} />
            </span>
            <span>
              <PageLink to={signPath(kind, id)}>{name}</PageLink>
              <br />
              <span className={styles.quiet}>{short}</span>
            </span>
          </li>
        ))}
      </ul>
      <nav aria-label={t('signs.index.kinds')} className={styles.kinds}>
        {others.map((other) => (
          <PageLink
            key={other.id}
            to={signPath(other.id)}
            {...(other.id === kind && { 'aria-current': 'page' })}
          >
            {other.many}
          </PageLink>
        ))}
      </nav>
    </div>
  )
}
