import { useTranslation } from '../../i18n/use-translation.ts'
import { PillLink } from '../../ui/pill.tsx'
import styles from './reading.module.css'

type SectionLinksProps = {
  readonly sections: readonly { readonly id: string; readonly title: string }[]
}

/** Links to the sections of articles. */
export function SectionLinks({ sections }: SectionLinksProps) {
  const { t } = useTranslation()
  return (
    <nav className={styles.row} aria-label={t('content.sections.title')}>
      {sections.map(({ id, title }) => (
        <PillLink key={id} to={`/sections/${id}`}>
          {title}
        </PillLink>
      ))}
    </nav>
  )
}
