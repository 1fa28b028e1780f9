import { signPath } from '@zeri/contract/browser'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Hanzi } from '../../ui/hanzi.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextWithHanzi } from '../../ui/text-with-hanzi.tsx'
import type { SignData } from './load-signs.server.ts'
import { SignClauses } from './sign-clauses.tsx'
import { SignDeeds } from './sign-deeds.tsx'
import { SignGrid } from './sign-grid.tsx'
import styles from './sign-page.module.css'
import { SignRing } from './sign-ring.tsx'
import { SignTimes } from './sign-times.tsx'

type PartProps = { readonly data: SignData }

/** The page of a sign: what it is, when it stands, what places it, what it favours and what belongs to it. */
export function SignPage({ data }: PartProps) {
  const { t } = useTranslation()
  const { sign, kind, related, articles } = data
  return (
    <div className={styles.page}>
      <SignHead data={data} />
      <div className={styles.pair}>
        <Panel title={t('signs.when.title')}>
          <SignTimes data={data} />
        </Panel>
        <Panel title={t(`signs.figure.${data.figure.form}`)}>
          {data.figure.form === 'ring' ? (
            <SignRing figure={data.figure} />
          ) : (
            <SignGrid figure={data.figure} label={sign.name} />
          )}
        </Panel>
      </div>
      <Panel title={t('signs.rule.title')}>
        <SignClauses data={data} />
      </Panel>
      <Panel title={t('signs.deeds.title')}>
        <SignDeeds data={data} />
      </Panel>
      {articles.length > 0 && (
        <Panel title={t('signs.articles')}>
          <ul className={styles.list}>
            {articles.map(({ id, title }) => (
              <li key={id}>
                <PageLink to={`/articles/${id}`}>{title}</PageLink>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {related.length > 0 && (
        <Panel title={t('signs.related')}>
          <ul className={styles.chips}>
            {related.map((one) => (
              <li key={`${one.kind} ${one.id}`}>
                <SignLink sign={one} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <nav aria-label={t('signs.neighbours')} className={styles.neighbours}>
        <span>
          <span aria-hidden="true">← </span>
          <SignLink sign={data.previous} />
        </span>
        <PageLink to={signPath(kind.kind)}>{kind.many}</PageLink>
        <span>
          <SignLink sign={data.next} />
          <span aria-hidden="true"> →</span>
        </span>
      </nav>
    </div>
  )
}

function SignHead({ data: { sign, kind, side } }: PartProps) {
  const { t } = useTranslation()
  return (
    <header className={styles.head}>
      <Breadcrumbs
        above={[
          { label: t('signs.index.short'), to: signPath() },
          { label: kind.many, to: signPath(kind.kind) },
        ]}
        here={sign.name}
      />
      <div className={styles.top}>
        <span className={styles.character} data-glyphs={sign.zh.length}>
          <Hanzi glyph={sign.zh} {...(sign.element && { element: sign.element })} />
        </span>
        <div>
          <h1 className={styles.title}>{sign.name}</h1>
          <p className={styles.kind}>
            <span lang="zh-Latn">{sign.pinyin}</span>
            {sign.reading && ` · ${sign.reading}`} · {kind.one}
            {side && ` · ${t(`signs.side.${side}`)}`}
          </p>
          <p className={styles.lead}>
            <TextWithHanzi text={sign.short} />
          </p>
        </div>
      </div>
      {sign.text && (
        <p className={styles.text}>
          <TextWithHanzi text={sign.text} />
        </p>
      )}
      {sign.synonyms.length > 0 && (
        <p className={styles.quiet}>
          {t('signs.synonyms')}: {sign.synonyms.join(', ')}
        </p>
      )}
    </header>
  )
}

function SignLink({ sign: { kind, id, zh, name } }: { readonly sign: SignData['previous'] }) {
  return (
    <PageLink to={signPath(kind, id)}>
      {name} <Hanzi glyph={zh} />
    </PageLink>
  )
}
