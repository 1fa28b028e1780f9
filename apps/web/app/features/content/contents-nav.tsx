import { useTranslation } from '../../i18n/use-translation.ts'
import styles from './contents-nav.module.css'

type ContentsNavProps = {
  readonly contents: readonly { readonly id: string; readonly heading: string }[]
}

/** The table of contents of a text; a text of one part has none. */
export function ContentsNav({ contents }: ContentsNavProps) {
  const { t } = useTranslation()
  if (contents.length < 2) return null
  return (
    <nav className={styles.contents} aria-label={t('site.contents')}>
      <p className={styles.title} aria-hidden="true">
        {t('site.contents')}
      </p>
      <ol className={styles.list}>
        {contents.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
