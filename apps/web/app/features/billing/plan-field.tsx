import { useId } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import formStyles from '../../ui/form/form.module.css'
import { moneyWords, timesPrice } from './money-words.ts'
import type { Offer } from './offers.server.ts'
import styles from './purchase-form.module.css'

type PlanFieldProps = {
  readonly offers: readonly Offer[]
  /** The number of charts that are paid for. */
  readonly people?: number
  readonly chosen: string
  readonly fault: string | undefined
}

/** A choice of plans: each period with its price and its price per month. */
export function PlanField({ offers, people = 1, chosen, fault }: PlanFieldProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  return (
    <fieldset className={formStyles.choice} aria-describedby={`${id}-line`}>
      <legend className={formStyles.label}>{t('billing.plan')}</legend>
      <div className={formStyles.options} data-stacked="">
        {offers.map(({ code, months, amount, currency, price, perMonth, isRenewable }) => (
          <label key={code} className={formStyles.option}>
            <input
              type="radio"
              name="product"
              value={code}
              defaultChecked={code === chosen}
              className={formStyles.checkBox}
              aria-invalid={fault !== undefined}
              data-renewable={isRenewable ? '' : undefined}
            />
            <span className={styles.plan}>
              <span className={styles.name}>{t('billing.months', { count: months })}</span>
              <span>
                {people === 1 ? price : moneyWords(timesPrice(amount, people), currency, locale)}
                {people > 1 && <span className={styles.quiet}> · {t('billing.each', { price })}</span>}
                {people === 1 && months > 1 && (
                  <span className={styles.quiet}> · {t('billing.perMonth', { price: perMonth })}</span>
                )}
              </span>
            </span>
          </label>
        ))}
      </div>
      <p id={`${id}-line`} className={formStyles.fault}>
        {fault}
      </p>
    </fieldset>
  )
}
