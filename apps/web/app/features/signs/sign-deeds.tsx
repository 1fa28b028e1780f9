import { useTranslation } from '../../i18n/use-translation.ts'
import { PageLink } from '../../ui/page-link.tsx'
import type { SignData } from './load-signs.server.ts'
import styles from './sign-page.module.css'

/** What a sign favours and what it forbids, with links to the days for it. */
export function SignDeeds({ data }: { readonly data: Pick<SignData, 'favours' | 'forbids'> }) {
  const { t } = useTranslation()
  const { favours, forbids } = data
  if (favours.length + forbids.length === 0) return <p className={styles.text}>{t('signs.deeds.none')}</p>
  const deeds = [...favours, ...forbids]
  return (
    <>
      <div className={styles.sides}>
        <Side side="good" deeds={favours} />
        <Side side="bad" deeds={forbids} />
      </div>
      {deeds.some(({ isReading }) => isReading) && <p className={styles.quiet}>{t('signs.deeds.reading')}</p>}
      {deeds.some(({ isMedical }) => isMedical) && <p className={styles.quiet}>{t('day.activities.care')}</p>}
    </>
  )
}

type SideProps = { readonly side: 'good' | 'bad'; readonly deeds: SignData['favours'] }

function Side({ side, deeds }: SideProps) {
  const { t } = useTranslation()
  if (deeds.length === 0) return null
  return (
    <section>
      <h3 className={styles.side} data-side={side}>
        {t(`signs.deeds.${side}`)}
      </h3>
      <ul className={styles.chips}>
        {deeds.map(({ id, name, isShown, isReading }) => (
          <li key={id}>
            {isShown ? <PageLink to={`/days-for/${id}`}>{name}</PageLink> : name}
            {isReading && '*'}
          </li>
        ))}
      </ul>
    </section>
  )
}
