import { errors, type PageDeclaration } from '@zeri/contract'
import { localisePath } from '@zeri/contract/browser'
import { useTranslation } from 'react-i18next'
import { data, redirect } from 'react-router'
import { readForm } from '../api/read-form.server.ts'
import { chartsContext, pageContext } from '../context.ts'
import type { Refusal } from '../features/accounts/refusal.ts'
import { unlessUnreachable } from '../features/accounts/unless-unreachable.ts'
import { orderSheet, type PrintValues, readPrintValues } from '../features/prints/order-form.server.ts'
import { OrderForm } from '../features/prints/order-form.tsx'
import styles from '../features/prints/prints.module.css'
import { PageHead } from '../features/site/page-head.tsx'
import { dateWords } from '../i18n/civil-day.ts'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/print.ts'

export const handle = { cache: 'visitor', words: 'lazy', indexable: false } satisfies PageDeclaration

const MONTHS = 12

/** What came of an order that was not taken. */
type Answer = { readonly refused: Refusal; readonly values?: PrintValues }

export async function loader({ context, request }: Route.LoaderArgs) {
  const { today, locale } = context.get(pageContext)
  const own = await context.get(chartsContext)()
  return {
    values: readPrintValues(new URL(request.url).searchParams, today),
    months: Array.from(
      { length: MONTHS },
      (_, index) => dateWords(`2024-${String(index + 1).padStart(2, '0')}-01`, locale).month,
    ),
    charts: (own?.list ?? [])
      .filter((chart) => chart.active && !chart.isMobile)
      .map(({ uuid, fio }) => ({ uuid, name: fio })),
  }
}

/** Orders the sheet and leads to where it can be watched. */
export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const values = readPrintValues(await readForm(request), page.today)
  const ordered = await orderSheet(values, page)
  if ('uuid' in ordered) throw redirect(localisePath(`/print/${ordered.uuid}`, page.locale), 303)
  const { refused } = ordered
  const answer: Answer = { refused: { notice: `errors.${refused}`, faults: {} }, values }
  return data(answer, { status: errors[refused].status })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessUnreachable(serverAction)
}

/** The calendar for paper. */
export default function Print({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const answer: Answer | undefined = actionData
  return (
    <div className={styles.page}>
      <PageHead
        title={`${t('prints.title')} · ${product}`}
        description={t('prints.description')}
        index={false}
      />
      <h1 className={styles.title}>{t('prints.title')}</h1>
      <p className={styles.lead}>{t('prints.lead')}</p>
      <OrderForm
        {...loaderData}
        values={answer?.values ?? loaderData.values}
        refusal={answer && t(answer.refused.notice)}
      />
    </div>
  )
}
