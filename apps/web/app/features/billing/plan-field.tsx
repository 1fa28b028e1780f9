import { useId } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import formStyles from '../../ui/form/form.module.css'
import type { Offer } from './offers.server.ts'
import styles from './purchase-form.module.css'

type PlanFieldProps = {
  readonly offers: readonly Offer[]
  readonly chosen: string
  readonly fault: string | undefined
}

/** A choice of plans: each period with its price and its price per month. */
export function PlanField({ offers, chosen, fault }: PlanFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <fieldset className={formStyles.choice} aria-describedby={`${id}-line`}>
      <legend className={formStyles.label}>{t('billing.plan')}</legend>
      <div className={formStyles.options} data-stacked="">
        {offers.map(({ code, months, price, perMonth, isRenewable }) => (
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
                {price}
                {months > 1 && (
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
