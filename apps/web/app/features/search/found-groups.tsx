import { useTranslation } from '../../i18n/use-translation.ts'
import styles from '../content/reading.module.css'
import { FoundList, type FoundPage } from './found-list.tsx'

/** The other results by what they are; the group of the best of them comes first. */
export function FoundGroups({ found }: { readonly found: readonly FoundPage[] }) {
  const { t } = useTranslation()
  const groups = [...new Set(found.map(({ group }) => group))]
  return groups.map((group) => (
    <section key={group} className={styles.part} aria-labelledby={`found-${group}`}>
      <h2 id={`found-${group}`} className={styles.heading}>
        {t(`search.groups.${group}`)}
      </h2>
      <FoundList found={found.filter((one) => one.group === group)} />
    </section>
  ))
}
