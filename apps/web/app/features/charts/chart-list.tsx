import type { ReactNode } from 'react'
import { Form, useFetcher } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PillButton, PillLink } from '../../ui/pill.tsx'
import { type FormResult, useFormNotice } from '../accounts/use-form-notice.ts'
import { rememberChart } from '../site/remembered-chart.ts'
import { BirthSummary } from './birth-summary.tsx'
import styles from './chart-list.module.css'
import { calendarPathOf } from './chart-offers.ts'
import type { ListedChart } from './listed-charts.server.ts'
import { SelectForm } from './select-form.tsx'
import { useSelectChart } from './use-select-chart.ts'

type ChartListProps = {
  readonly charts: readonly ListedChart[]
  /** Shown where the list has no chart. */
  readonly empty: string
  /** What else can be done with a chart. */
  readonly renderMore?: ((chart: ListedChart) => ReactNode) | undefined
}

/** Charts of the account with their actions. */
export function ChartList({ charts, empty, renderMore }: ChartListProps) {
  const { t } = useTranslation()
  const { selected, choose, failure } = useSelectChart()
  return (
    <>
      {charts.length === 0 && <p className={styles.empty}>{empty}</p>}
      <ul>
        {charts.map((chart) => (
          <li key={chart.uuid} className={styles.chart}>
            <Facts chart={chart} isSelected={chart.uuid === selected} />
            <div className={styles.actions}>
              <PillLink to={`/bazi/${chart.uuid}`}>{t('client.charts.bazi')}</PillLink>
              <PillLink to={calendarPathOf(chart)}>{t('client.charts.open')}</PillLink>
              <PillLink to={`/client/charts/${chart.uuid}`}>{t('client.charts.correct')}</PillLink>
              {chart.offers.isSelectable && (
                <SelectForm
                  uuid={chart.uuid === selected ? null : chart.uuid}
                  selected={selected}
                  onChoose={choose}
                >
                  <PillButton type="submit">
                    {t(chart.uuid === selected ? 'client.charts.unselect' : 'client.charts.select')}
                  </PillButton>
                </SelectForm>
              )}
              {chart.offers.activate && (
                <PillLink
                  variant="primary"
                  to={`${chart.offers.activate}?chart=${chart.uuid}`}
                  onClick={() => rememberChart(chart.uuid)}
                >
                  {t('client.charts.activate')}
                </PillLink>
              )}
            </div>
            <p role="status" className={styles.failure}>
              {failure?.uuid === chart.uuid && t(failure.wordsKey)}
            </p>
            {renderMore?.(chart)}
            {chart.isBindingCustomer && <StopAutopay chart={chart} />}
            {chart.offers.isDeletable && <Deletion chart={chart} />}
          </li>
        ))}
      </ul>
    </>
  )
}

type FactsProps = { readonly chart: ListedChart; readonly isSelected: boolean }

function Facts({ chart, isSelected }: FactsProps) {
  const { t } = useTranslation()
  const { name, born, city, active, isMobile, isTariffArchived, paidUntil } = chart
  return (
    <div>
      <h3 className={styles.name}>
        {name}
        {isSelected && <span className={styles.mark}>{t('client.charts.selected')}</span>}
        {isMobile && <span className={styles.quiet}>{t('client.charts.mobile')}</span>}
        {isTariffArchived && <span className={styles.quiet}>{t('client.charts.archived')}</span>}
      </h3>
      <dl className={styles.facts}>
        <dt>{t('client.charts.birthday')}</dt>
        <dd>
          <BirthSummary born={born} />
        </dd>
        <dt>{t('client.charts.city')}</dt>
        <dd>{city}</dd>
        <dt>{t(`client.charts.${paidUntil ? (active ? 'paid' : 'paidBefore') : 'payment'}`)}</dt>
        <dd>{paidUntil ?? t('client.charts.unpaid')}</dd>
      </dl>
      {isTariffArchived && <p className={styles.archived}>{t('client.charts.archivedNote')}</p>}
    </div>
  )
}

/** A button that stops automatic renewal. */
function StopAutopay({ chart: { uuid, name } }: Pick<FactsProps, 'chart'>) {
  const { t } = useTranslation()
  return (
    <Form method="post" className={styles.sure} preventScrollReset>
      <p>{t('billing.autopay.on')}</p>
      <input type="hidden" name="uuid" value={uuid} />
      <PillButton
        type="submit"
        name="do"
        value="stop-autopay"
        aria-label={t('billing.autopay.stopOf', { name })}
      >
        {t('billing.autopay.stop')}
      </PillButton>
    </Form>
  )
}

/** Deletes a chart after a confirmation. A failure is shown here, not as a notice. */
function Deletion({ chart: { uuid, name } }: Pick<FactsProps, 'chart'>) {
  const { t } = useTranslation()
  const fetcher = useFetcher<FormResult>()
  const refused = fetcher.state === 'idle' ? fetcher.data?.refused : undefined
  useFormNotice(fetcher.data?.done ? fetcher.data : undefined)
  return (
    <details className={styles.deletion}>
      <summary className={styles.opener} aria-label={t('client.charts.deleteOf', { name })}>
        {t('client.charts.delete')}
      </summary>
      <fetcher.Form method="post" className={styles.sure}>
        <p>{t('client.charts.deleteSure', { name })}</p>
        <input type="hidden" name="uuid" value={uuid} />
        <PillButton type="submit" name="do" value="delete">
          {t('client.charts.deleteNow')}
        </PillButton>
        <p role="status" className={styles.failure}>
          {refused && t(refused.notice)}
        </p>
      </fetcher.Form>
    </details>
  )
}
