import { listMornings, type PageDeclaration, sampleMorning } from '@zeri/contract'
import { data } from 'react-router'
import { readForm } from '../api/read-form.server.ts'
import { withNetworkRefusal } from '../api/with-network-refusal.ts'
import { chartsContext, pageContext } from '../context.ts'
import { FormResultWithoutScript } from '../features/accounts/form-result-without-script.tsx'
import { useFormNotice } from '../features/accounts/use-form-notice.ts'
import styles from '../features/morning/morning.module.css'
import { carryOutMorning, type MorningResult } from '../features/morning/morning-actions.server.ts'
import { MorningForm } from '../features/morning/morning-form.tsx'
import { MorningList } from '../features/morning/morning-list.tsx'
import { MorningSample } from '../features/morning/morning-sample.tsx'
import { TelegramStep } from '../features/morning/telegram-step.tsx'
import { listReminderCharts } from '../features/reminders/reminder-charts.server.ts'
import { PageHead } from '../features/site/page-head.tsx'
import { typeset } from '../i18n/typography.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/morning.ts'

export const handle = { cache: 'visitor', words: 'lazy', indexable: true } satisfies PageDeclaration

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { api, locale, place } = page
  const [own, listed, sample] = await Promise.all([
    context.get(chartsContext)(),
    api.call(listMornings, { locale }),
    api.call(sampleMorning, { locale, place: place?.id }),
  ])
  return { ...listed, sample: typeset(locale, sample), charts: listReminderCharts(own, page) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { result, status } = await carryOutMorning(await readForm(request), context.get(pageContext))
  return data<MorningResult>(result, { status })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withNetworkRefusal(serverAction)
}

/** Where anybody chooses how the day comes to them: by notification, Telegram or mail. */
export default function Morning({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const { mornings, pushKey, hasTelegram, charts, sample } = loaderData
  const result: MorningResult | undefined = actionData
  useFormNotice(result)
  return (
    <div className={styles.page}>
      <PageHead title={`${t('morning.title')} · ${product}`} description={t('morning.description')} />
      <header>
        <h1 className={styles.title}>{t('morning.title')}</h1>
        <p className={styles.lead}>{t('morning.lead')}</p>
      </header>
      <FormResultWithoutScript result={result} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {result?.link && <TelegramStep link={result.link} />}
          {mornings.length > 0 && <MorningList mornings={mornings} />}
          <MorningForm
            pushKey={pushKey}
            hasTelegram={hasTelegram}
            charts={charts}
            needsScript={result?.needsScript === true}
          />
        </div>
        <MorningSample sample={sample} />
      </div>
    </div>
  )
}
