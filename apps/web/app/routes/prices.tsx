import type { PageDeclaration } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { listOffers } from '../features/billing/offers.server.ts'
import { PriceList } from '../features/billing/price-list.tsx'
import styles from '../features/billing/prices.module.css'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { PageLink } from '../ui/page-link.tsx'
import { Panel } from '../ui/panel.tsx'
import { PillLink } from '../ui/pill.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/prices.ts'

export const handle = { cache: 'steady', words: 'lazy', indexable: true } satisfies PageDeclaration

export function loader({ context }: Route.LoaderArgs) {
  return listOffers(context.get(pageContext))
}

const free = ['general', 'bazi', 'today'] as const

/** The page of prices: what can be bought, the terms, and what is free. */
export default function Prices({ loaderData: { offers, canBuy } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const [personal, mobile] = (['personal', 'mobile'] as const).map((tier) =>
    offers.filter((offer) => offer.tier === tier),
  )
  const isRenewable = offers.some((offer) => offer.isRenewable)
  return (
    <div className={styles.page}>
      <PageHead title={`${t('billing.prices.title')} · ${product}`} description={t('billing.prices.lead')} />
      <header>
        <h1 className={styles.title}>{t('billing.prices.title')}</h1>
        <p className={styles.lead}>{t('billing.prices.lead')}</p>
      </header>
      {personal && personal.length > 0 && (
        <Panel title={t('personal.title')} note={t('billing.prices.perChart')}>
          <div className={styles.part}>
            <PriceList offers={personal} />
            <p>{t('billing.prices.personal')}</p>
            <p>
              {canBuy ? (
                <PillLink to="/personal" variant="primary">
                  {t('billing.prices.buy')}
                </PillLink>
              ) : (
                t('billing.closed')
              )}
            </p>
          </div>
        </Panel>
      )}
      {mobile && mobile.length > 0 && (
        <Panel title={t('billing.tiers.mobile')}>
          <div className={styles.part}>
            <PriceList offers={mobile} />
            <p>{t('billing.prices.mobile')}</p>
            <p>
              <PageLink to="/personal/mobile">{t('personal.mobile.title')}</PageLink>
            </p>
          </div>
        </Panel>
      )}
      <Panel title={t('billing.prices.terms')}>
        <ul className={styles.points}>
          <li>{t('billing.nonRefundable')}</li>
          <li>{t('billing.extends')}</li>
          <li>
            {t(isRenewable ? 'billing.prices.renewal' : 'billing.ends')}
            {isRenewable && (
              <>
                {' '}
                <PageLink to="/agreement">{t('billing.prices.agreement')}</PageLink>
              </>
            )}
          </li>
          <li>
            {t('billing.prices.whole')} <PageLink to="/offer">{t('billing.prices.offer')}</PageLink>.
          </li>
        </ul>
      </Panel>
      <Panel title={t('billing.prices.free')}>
        <ul className={styles.points}>
          {free.map((one) => (
            <li key={one}>{t(`billing.prices.freeOf.${one}`)}</li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
