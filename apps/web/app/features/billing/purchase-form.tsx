import { localisePath } from '@zeri/contract/browser'
import { type SubmitEvent, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { CheckField } from '../../ui/form/check-field.tsx'
import { ChoiceField } from '../../ui/form/choice-field.tsx'
import formStyles from '../../ui/form/form.module.css'
import { SendButton } from '../../ui/form/send-button.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import type { BuyableChart } from './buyable-charts.server.ts'
import type { Offer, Offers } from './offers.server.ts'
import { PlanField } from './plan-field.tsx'
import {
  CHECKOUT_PATH,
  findPurchaseFaults,
  type PurchaseFaults,
  type PurchaseRefusal,
  priceField,
  readPurchase,
  seenField,
} from './purchase.ts'
import styles from './purchase-form.module.css'

type PurchaseFormProps = {
  readonly charts: readonly BuyableChart[]
  /** The charts of an order of several, which the address names. */
  readonly ordered?: readonly BuyableChart[] | null
  readonly offers: Offers
  /** The chart and the plan named in the address. */
  readonly preselected: { readonly chart: string | null; readonly product: string | null }
  readonly refused?: PurchaseRefusal | undefined
}

/** The form of a purchase: chart, plan, terms; submitting leads to the payment page. */
export function PurchaseForm({
  charts,
  ordered = null,
  offers: { offers, canBuy },
  preselected,
  refused,
}: PurchaseFormProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { formAction, state } = useNavigation()
  const [found, setFound] = useState<PurchaseFaults>()
  const faults = found ?? refused?.faults ?? {}
  const action = localisePath(ordered ? orderPathOf(ordered) : checkoutPathOf(offers), locale)
  if (!canBuy) return <p className={styles.closed}>{t('billing.closed')}</p>

  const check = (event: SubmitEvent<HTMLFormElement>) => {
    const now = findPurchaseFaults(readPurchase(new FormData(event.currentTarget)))
    setFound(now)
    if (Object.keys(now).length > 0) event.preventDefault()
  }
  // A change hides the faults; the next submit finds those that are left.
  const settle = () => setFound((before) => before && {})
  const values = refused?.values
  const chosen =
    charts.find(({ uuid }) => uuid === (values?.uuid ?? preselected.chart)) ?? firstUnpaid(charts)
  const plan = offers.find(({ code }) => code === (values?.product ?? preselected.product)) ?? offers[0]
  // A card is bound to one chart.
  const renewable = ordered ? undefined : offers.find(({ isRenewable }) => isRenewable)
  const isBusy = state !== 'idle' && formAction === action
  return (
    <Form method="post" action={action} className={styles.form} onSubmit={check} onChange={settle}>
      {refused && (
        <p role="alert" className={formStyles.refusal}>
          {t(refused.notice, { date: chosen?.paidUntil ?? '', price: plan?.price ?? '' })}
        </p>
      )}
      {ordered ? (
        <OrderedCharts charts={ordered} />
      ) : (
        <ChoiceField
          name="uuid"
          label={t('billing.chart')}
          options={charts.map((chart) => ({ value: chart.uuid, label: <ChartLabel chart={chart} /> }))}
          chosen={chosen?.uuid ?? ''}
          fault={faults.uuid && t(faults.uuid)}
          hint={charts.some(({ paidUntil }) => paidUntil) ? t('billing.extends') : undefined}
          isStacked
        />
      )}
      {(ordered ?? charts).map(({ uuid, disableDate }) => (
        <input key={uuid} type="hidden" name={seenField(uuid)} value={disableDate ?? ''} />
      ))}
      {offers.map(({ code, amount }) => (
        <input key={code} type="hidden" name={priceField(code)} value={amount} />
      ))}
      <PlanField
        offers={offers}
        people={ordered?.length ?? 1}
        chosen={plan?.code ?? ''}
        fault={faults.product && t(faults.product)}
      />
      {renewable && <Renewal offer={renewable} isTicked={values?.autopay ?? false} />}
      <ul className={styles.terms}>
        <li>{t('billing.nonRefundable')}</li>
        <li>{t(renewable ? 'billing.endsUnless' : 'billing.ends')}</li>
        <li>{t('billing.hosted')}</li>
      </ul>
      <CheckField
        name="offer"
        fault={faults.offer && t(faults.offer)}
        isTicked={(values?.offer && faults.offer === undefined) ?? false}
      >
        {t('billing.offer.before')}{' '}
        <PageLink to="/offer" target="_blank">
          {t('billing.offer.link')}
        </PageLink>
      </CheckField>
      <SendButton busy={isBusy ? t('accounts.busy') : undefined}>{t('billing.pay')}</SendButton>
    </Form>
  )
}

/** The address of the form. The tier is part of it, because a refused form is shown again with the charts of its tier. */
const checkoutPathOf = ([offer]: readonly Offer[]): `/${string}` =>
  offer?.tier === 'mobile' ? `${CHECKOUT_PATH}?product=${offer.code}` : CHECKOUT_PATH

/** The form of an order of several is shown again with the same charts. */
const orderPathOf = (ordered: readonly BuyableChart[]): `/${string}` =>
  `${CHECKOUT_PATH}?${new URLSearchParams(ordered.map(({ uuid }) => ['chart', uuid]))}`

/** The charts of an order of several; they are chosen in the question of the chooser. */
function OrderedCharts({ charts }: { readonly charts: readonly BuyableChart[] }) {
  const { t } = useTranslation()
  return (
    <section>
      <h2 className={formStyles.label}>{t('billing.several', { count: charts.length })}</h2>
      <ul className={styles.ordered}>
        {charts.map((chart) => (
          <li key={chart.uuid}>
            <input type="hidden" name="uuid" value={chart.uuid} />
            <ChartLabel chart={chart} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const firstUnpaid = (charts: readonly BuyableChart[]): BuyableChart | undefined =>
  charts.find(({ paidUntil, isFromApp }) => !paidUntil && !isFromApp) ?? charts[0]

function ChartLabel({ chart: { name, paidUntil, isFromApp } }: { readonly chart: BuyableChart }) {
  const { t } = useTranslation()
  return (
    <span className={styles.chart}>
      <span className={styles.name}>{name}</span>
      <span className={styles.quiet}>
        {isFromApp && `${t('billing.fromApp')} · `}
        {paidUntil ? t('billing.paidUntil', { date: paidUntil }) : t('billing.unpaid')}
      </span>
    </span>
  )
}

/** The renewal option. Never ticked beforehand, and visible only for the plan that can be renewed. */
function Renewal({ offer, isTicked }: { readonly offer: Offer; readonly isTicked: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={styles.renewal}>
      <CheckField name="autopay" isTicked={isTicked} hint={t('billing.renewal.text')}>
        {t('billing.renewal.label', { price: offer.price })}{' '}
        <PageLink to="/agreement" target="_blank">
          {t('billing.renewal.link')}
        </PageLink>
      </CheckField>
    </div>
  )
}
