import type { PageDeclaration } from '@zeri/contract'
import { chartsContext, pageContext } from '../context.ts'
import { DayView } from '../features/calendar/day-page/day-view.tsx'
import { loadDayPage } from '../features/calendar/day-page/load-day-page.ts'
import { dayPath, isoDateOf, requirePageDate } from '../features/calendar/page-date.ts'
import { ChartPage, SignInForChart } from '../features/charts/chart-page.tsx'
import { requireChart } from '../features/charts/read-chart.server.ts'
import { findDayQuestion } from '../features/chooser/day-question.server.ts'
import { QuestionStrip } from '../features/chooser/question-strip.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/personal-day.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

export async function loader({ params: { uuid, ...date }, context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const own = await requireChart(context, uuid, url)
  if (!own) return null
  const day = isoDateOf(requirePageDate(date, page.locale, own.base))
  const [loaded, question] = await Promise.all([
    loadDayPage(day, page, own.chart),
    findDayQuestion(day, url.searchParams, page, await context.get(chartsContext)()),
  ])
  return { base: own.base, uuid, day: loaded, question }
}

/** A day of a chart's calendar. Its link is that of the day for everyone: nobody else may open its own address. */
export default function PersonalDay({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const person = loaderData?.day.person
  if (!person) return <SignInForChart />
  const { base, uuid, day: data, question } = loaderData
  return (
    <ChartPage
      title={t('personal.pageTitle', { name: person.name, span: data.words.date, product })}
      person={person}
      base={base}
      everyone={dayPath(data.day.date)}
    >
      {question && <QuestionStrip question={question} date={data.day.date} chart={uuid} />}
      <DayView data={data} />
    </ChartPage>
  )
}
