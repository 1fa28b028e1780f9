import type { PageDeclaration } from '@zeri/contract'
import { data } from 'react-router'
import { readForm } from '../api/read-form.server.ts'
import { withNetworkRefusal } from '../api/with-network-refusal.ts'
import { pageContext } from '../context.ts'
import { FormResultWithoutScript } from '../features/accounts/form-result-without-script.tsx'
import { type FormResult, useFormNotice } from '../features/accounts/use-form-notice.ts'
import styles from '../features/content/reading.module.css'
import { AccountDates, AddToAccount } from '../features/lunar-dates/account-dates.tsx'
import {
  AccountHint,
  AddToBrowser,
  BrowserDates,
  CalendarLinks,
  MoveOffer,
} from '../features/lunar-dates/browser-dates.tsx'
import { LunarDateCard } from '../features/lunar-dates/date-list.tsx'
import { loadLunarDates } from '../features/lunar-dates/load-lunar-dates.server.ts'
import { changeLunarDates } from '../features/lunar-dates/lunar-actions.server.ts'
import lunarStyles from '../features/lunar-dates/lunar-dates.module.css'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { PageLink } from '../ui/page-link.tsx'
import { Panel } from '../ui/panel.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/lunar-dates.ts'

export const handle = { cache: 'visitor', words: 'lazy', indexable: true } satisfies PageDeclaration

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  return { today: page.today, ...(await loadLunarDates(url.searchParams, page)) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const result = await changeLunarDates(await readForm(request), context.get(pageContext).api)
  return data<FormResult>(result, { status: result.refused?.status ?? 200 })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withNetworkRefusal(serverAction)
}

/** Dates by the lunar calendar that come back every year: of the account, of this browser, or of the address. */
export default function LunarDates({ loaderData, actionData }: Route.ComponentProps) {
  const { today, own, typed, shown, isWrong } = loaderData
  const { t } = useTranslation()
  const { product } = usePage()
  const result: FormResult | undefined = actionData
  useFormNotice(result)
  const title = t('lunarDates.title')
  const trail = [
    { name: product, path: '/' },
    { name: title, path: '/lunar-dates' },
  ] as const
  return (
    <div className={styles.wide}>
      <PageHead
        title={`${title} · ${product}`}
        description={t('lunarDates.description')}
        index={shown === null && !isWrong}
        trail={trail}
      />
      <FormResultWithoutScript result={result} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{t('lunarDates.lead')}</p>
      <TypedDay shown={shown} isWrong={isWrong} />
      {own && <MoveOffer isMoved={result?.done === 'lunarDates.moved'} />}
      <section
        className={own ? styles.part : `${styles.part} needs-script`}
        aria-labelledby="own-lunar-dates"
      >
        <h2 id="own-lunar-dates" className={styles.heading}>
          {t('lunarDates.own')}
        </h2>
        {own ? <AccountDates dates={own} /> : <BrowserDates today={today} />}
      </section>
      <div className={styles.part}>
        <Panel title={t('lunarDates.new')}>
          {own ? (
            <AddToAccount key={JSON.stringify(own)} />
          ) : (
            <AddToBrowser key={JSON.stringify(typed)} typed={typed} />
          )}
        </Panel>
      </div>
      {!own && (
        <section className={styles.part}>
          <p className={lunarStyles.text}>{t('lunarDates.withAccount')}</p>
          <AccountHint />
        </section>
      )}
      <Rules />
    </div>
  )
}

type TypedDayProps = Pick<Route.ComponentProps['loaderData'], 'shown' | 'isWrong'>

/** The date that the address names, as a visitor without a script reads it. */
function TypedDay({ shown, isWrong }: TypedDayProps) {
  const { t } = useTranslation()
  if (isWrong) return <p role="status">{t('lunarDates.wrong')}</p>
  if (!shown) return null
  return (
    <section className={styles.part} aria-labelledby="shown-lunar-date">
      <h2 id="shown-lunar-date" className={styles.heading}>
        {t('lunarDates.shown')}
      </h2>
      <LunarDateCard date={shown}>{shown.name !== '' && <CalendarLinks dates={[shown]} />}</LunarDateCard>
    </section>
  )
}

/** The rule in plain words. */
function Rules() {
  const { t } = useTranslation()
  return (
    <section className={styles.part} aria-labelledby="lunar-rule">
      <h2 id="lunar-rule" className={styles.heading}>
        {t('lunarDates.ruleTitle')}
      </h2>
      <ul className={lunarStyles.rules}>
        <li>{t('lunarDates.explained.month')}</li>
        <li>{t('lunarDates.explained.short')}</li>
        <li>{t('lunarDates.explained.leap')}</li>
        <li>{t('lunarDates.explained.year')}</li>
      </ul>
      <p className={styles.row}>
        <PageLink to="/convert">{t('lunarDates.convert')}</PageLink>
        <PageLink to="/articles/chinese-months-and-leap-months">{t('lunarDates.article')}</PageLink>
      </p>
    </section>
  )
}
