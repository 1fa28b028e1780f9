import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { useTranslation } from 'react-i18next'
import { PageLink } from '../../ui/page-link.tsx'
import styles from './horizon.module.css'

type HorizonProps = {
  readonly openUntil: string
  /** What is not here; that of one day unless told otherwise. */
  readonly of?: 'day' | 'chooser'
}

/** Days beyond the horizon: what is not here yet, and what is. */
export function Horizon({ openUntil, of = 'day' }: HorizonProps) {
  const { t } = useTranslation()
  return (
    <p className={styles.horizon}>
      <IconLock size={22} stroke={1.6} aria-hidden="true" />
      <span>
        {t(`${of}.horizon`, { date: openUntil })}{' '}
        <PageLink to="/personal" className={styles.link}>
          {t('personal.beyond')}
        </PageLink>
      </span>
    </p>
  )
}
