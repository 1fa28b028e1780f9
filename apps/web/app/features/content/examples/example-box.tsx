import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import styles from './examples.module.css'

type ExampleBoxProps = {
  readonly title: string
  readonly note?: string
  /** Link to the full page. */
  readonly more?: { readonly to: `/${string}`; readonly label: string }
  readonly children: ReactNode
}

/** The frame of an example in an article. */
export function ExampleBox({ title, note, more, children }: ExampleBoxProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <figure className={styles.box} aria-labelledby={id}>
      <figcaption id={id} className={styles.caption}>
        {title}
      </figcaption>
      {children}
      <p className={styles.note}>
        {note && <>{note} · </>}
        {t('content.example.computed')}
        {more && (
          <>
            {' · '}
            <PageLink to={more.to}>{more.label}</PageLink>
          </>
        )}
      </p>
    </figure>
  )
}
