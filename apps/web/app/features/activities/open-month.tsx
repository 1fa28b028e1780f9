import { localisePath } from '@zeri/contract/browser'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PillButton } from '../../ui/pill.tsx'
import type { MonthPreviewData } from './load-activity-month.server.ts'
import styles from './month-preview.module.css'

const gains = ['days', 'birth', 'months', 'feed'] as const

/** What a personal calendar opens and what it costs; the shortest period is selected. */
export function OpenMonth({ preview: { days, offers } }: { readonly preview: MonthPreviewData }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const shortest = offers.offers.toSorted((one, other) => one.months - other.months)
  const isRenewable = shortest.some((offer) => offer.isRenewable)
  return (
    <Panel title={t('activities.open.title', { month: days.inText })}>
      <p className={styles.quiet}>{t('activities.open.lead')}</p>
      <ul className={styles.gains}>
        {gains.map((gain) => (
          <li key={gain}>{t(`activities.open.${gain}`, { count: days.suits })}</li>
        ))}
      </ul>
      <p>
        <PageLink to="/personal">{t('activities.open.sample')}</PageLink>
      </p>
      {shortest.length > 0 && (
        <form method="get" action={`${localisePath('/personal', locale)}#buy`} className={styles.plans}>
          <fieldset className={styles.choice}>
            <legend className={styles.legend}>{t('billing.plan')}</legend>
            {shortest.map(({ code, months, price, perMonth }, index) => (
              <label key={code} className={styles.plan}>
                <input type="radio" name="product" value={code} defaultChecked={index === 0} />
                <span>
                  {t('billing.months', { count: months })}{' '}
                  {months > 1 && (
                    <span className={styles.quiet}>{t('billing.perMonth', { price: perMonth })}</span>
                  )}
                </span>
                <span className={styles.price}>{price}</span>
              </label>
            ))}
          </fieldset>
          {offers.canBuy && (
            <PillButton type="submit" variant="primary" size="large">
              {t('activities.open.title', { month: days.inText })}
            </PillButton>
          )}
        </form>
      )}
      <p className={styles.terms}>{t(`activities.open.${isRenewable ? 'mayRenew' : 'once'}`)}</p>
      {!offers.canBuy && <p className={styles.terms}>{t('billing.closed')}</p>}
      <p className={styles.terms}>
        {t('activities.open.have')} <PageLink to="/sign-in">{t('accounts.signIn')}</PageLink>
      </p>
    </Panel>
  )
}
