import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageLink } from '../../ui/page-link.tsx'
import styles from './horizon.module.css'

type HorizonProps = {
  readonly openUntil: string
  /** Which text to show: about a day, or about the span of the chooser. */
  readonly of?: 'day' | 'chooser'
}

/** A notice for days beyond the horizon, the last day of the free public calendar, with a link to the paid one. */
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
