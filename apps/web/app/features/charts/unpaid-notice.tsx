import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageLink } from '../../ui/page-link.tsx'
import styles from '../calendar/horizon.module.css'
import type { Person } from '../calendar/person.ts'

type UnpaidNoticeProps = {
  readonly person: Person
  /** Path of the page that sells the tier of this calendar. */
  readonly buyAt: '/personal' | '/personal/mobile'
}

/** Says what the calendar of an unpaid chart shows and what it does not. */
export function UnpaidNotice({ person, buyAt }: UnpaidNoticeProps) {
  const { t } = useTranslation()
  const { access, paidUntil, name, uuid } = person
  if (access === 'paid') return null
  return (
    <p className={styles.horizon}>
      <IconLock size={22} stroke={1.6} aria-hidden="true" />
      <span>
        {paidUntil && `${t('personal.access.over', { date: paidUntil })} `}
        {t(`personal.access.${access}`, { name })}{' '}
        <PageLink to={`${buyAt}?chart=${uuid}`} className={styles.link}>
          {t('personal.access.more')}
        </PageLink>
      </span>
    </p>
  )
}
