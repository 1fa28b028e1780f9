import { errors, type PageDeclaration } from '@zeri/contract'
import { localisePath } from '@zeri/contract/browser'
import { data, redirect } from 'react-router'
import { readForm } from '../api/read-form.server.ts'
import { withNetworkRefusal } from '../api/with-network-refusal.ts'
import { chartsContext, pageContext } from '../context.ts'
import type { Refusal } from '../features/accounts/refusal.ts'
import { orderSheet, type PrintValues, readPrintValues } from '../features/prints/order-form.server.ts'
import { OrderForm } from '../features/prints/order-form.tsx'
import styles from '../features/prints/prints.module.css'
import { PageHead } from '../features/site/page-head.tsx'
import { dateWords } from '../i18n/civil-day.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/print.ts'

export const handle = { cache: 'visitor', words: 'lazy', indexable: false } satisfies PageDeclaration

const MONTHS = 12

/** The result of an order that was refused. */
type RefusedOrder = { readonly refused: Refusal; readonly values?: PrintValues }

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
      .filter(({ tier }) => tier === 'personal')
      .map(({ uuid, fio }) => ({ uuid, name: fio })),
  }
}

/** Orders the sheet and redirects to the page that shows its progress. */
export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const values = readPrintValues(await readForm(request), page.today)
  const ordered = await orderSheet(values, page)
  if ('uuid' in ordered) throw redirect(localisePath(`/print/${ordered.uuid}`, page.locale), 303)
  const { refused } = ordered
  const result: RefusedOrder = { refused: { notice: `errors.${refused}`, faults: {} }, values }
  return data(result, { status: errors[refused].status })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withNetworkRefusal(serverAction)
}

/** The page that orders a sheet to print. */
export default function Print({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const result: RefusedOrder | undefined = actionData
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
        values={result?.values ?? loaderData.values}
        refusal={result && t(result.refused.notice)}
      />
    </div>
  )
}
