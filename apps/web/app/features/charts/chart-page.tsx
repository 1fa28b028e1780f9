import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { usePage } from '../../use-page.ts'
import { SignInButton } from '../accounts/sign-in-button.tsx'
import { CalendarBase } from '../calendar/calendar-base.ts'
import type { Person } from '../calendar/person.ts'
import { PageHead } from '../site/page-head.tsx'
import styles from './chart-page.module.css'
import { ChartStrip } from './chart-strip.tsx'

type ChartPageProps = {
  readonly title: string
  readonly person: Person
  readonly base: `/${string}`
  /** Path of the same days in the public calendar. */
  readonly everyone: `/${string}`
  readonly children: ReactNode
}

/** The layout of a page in the calendar of one chart: the strip about the person, then the days. */
export function ChartPage({ title, person, base, everyone, children }: ChartPageProps) {
  return (
    <CalendarBase value={base}>
      <PageHead title={title} index={false} />
      <ChartStrip person={person} base={base} everyone={everyone} />
      {children}
    </CalendarBase>
  )
}

/** Shown to visitors instead of a chart's calendar. It is the same whether the chart exists or not. */
export function SignInForChart() {
  const { t } = useTranslation()
  const { product } = usePage()
  return (
    <div className={styles.gate}>
      <PageHead title={`${t('personal.title')} · ${product}`} index={false} />
      <h1 className={styles.title}>{t('personal.title')}</h1>
      <p className={styles.sentence}>{t('errors.auth.required')}</p>
      <p>{t('personal.signInLead')}</p>
      <SignInButton>{t('accounts.signIn')}</SignInButton>
    </div>
  )
}
