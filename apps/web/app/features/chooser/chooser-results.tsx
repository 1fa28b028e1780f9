import { localisePath } from '@zeri/contract/browser'
import { Form } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import formStyles from '../../ui/form/form.module.css'
import { PageLink } from '../../ui/page-link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PillButton } from '../../ui/pill.tsx'
import { WeightBadge } from '../../ui/weight-badge.tsx'
import { ownDayPath } from '../calendar/page-date.ts'
import { useWeightLabel } from '../calendar/use-weight-label.ts'
import styles from './chooser-results.module.css'
import { ChosenDay } from './chosen-day.tsx'
import type { DayData, ResultsData } from './load-predict.server.ts'
import { MonthStrip } from './month-strip.tsx'

/** The results of the chooser: the span at a glance, the best days first, and what was left out. */
export function ChooserResults({ results }: { readonly results: ResultsData }) {
  const { t } = useTranslation()
  const { tag, span, people, count, days, nearest } = results
  const names = people
    .filter(({ role }) => role === 'full')
    .map(({ name }) => t('personal.forWhom.own', { name }))
  const note = [span, ...(names.length > 0 ? names : [t('personal.forWhom.everyone')])].join(' · ')
  return (
    <>
      <Panel title={`${tag.name}: ${t('chooser.found', { count })}`} note={note} id="found">
        <MonthStrip results={results} />
      </Panel>
      {days.length > 0 && (
        <Panel title={t('chooser.best')}>
          <Shortlist results={results} />
          {count > days.length && (
            <p className={styles.note}>{t('chooser.more', { number: count - days.length })}</p>
          )}
        </Panel>
      )}
      {nearest && <Nearest nearest={nearest} chart={results.chart} />}
      <LeftOut results={results} />
    </>
  )
}

/** The days with checkboxes; the ticked ones are compared side by side. */
function Shortlist({ results: { days, tag, people, chart } }: { readonly results: ResultsData }) {
  const { t } = useTranslation()
  return (
    <Form method="get" action={localisePath('/predict/compare', useLocale())}>
      <input type="hidden" name="tag" value={tag.id} />
      {people.map(({ uuid, role }) => (
        <input key={uuid} type="hidden" name={role === 'full' ? 'chart' : 'veto'} value={uuid} />
      ))}
      <ol>
        {days.map((day) => (
          <li key={day.date}>
            <ChosenDay day={day} chart={chart}>
              <label className={styles.tick}>
                <input type="checkbox" name="day" value={day.date} className={formStyles.checkBox} />
                <span>{t('chooser.compare.tick', { date: day.words.dayMonth })}</span>
              </label>
            </ChosenDay>
          </li>
        ))}
      </ol>
      <div className={styles.compare}>
        <PillButton type="submit" variant="primary">
          {t('chooser.compare.send')}
        </PillButton>
        <p className={styles.note}>{t('chooser.compare.hint')}</p>
      </div>
    </Form>
  )
}

const kinds = ['otherHours', 'otherWeekdays', 'beside', 'lesser'] as const

type NearestProps = {
  readonly nearest: NonNullable<ResultsData['nearest']>
  readonly chart: string | undefined
}

/** Shown when no day fits: days that would fit if one condition were relaxed. */
function Nearest({ nearest, chart }: NearestProps) {
  const { t } = useTranslation()
  const offered = kinds.filter((kind) => nearest[kind].length > 0)
  return (
    <Panel title={t('chooser.nothing.title')}>
      <p className={styles.note}>
        {t(offered.length > 0 ? 'chooser.nothing.text' : 'chooser.nothing.at-all')}
      </p>
      {offered.map((kind) => (
        <section key={kind} className={styles.kind}>
          <h3 className={styles.kindTitle}>{t(`chooser.nothing.${kind}`)}</h3>
          <ol>
            {nearest[kind].map((day) => (
              <li key={day.date} className={styles.offer}>
                <Offer day={day} chart={chart} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Panel>
  )
}

type OfferProps = { readonly day: DayData; readonly chart: string | undefined }

function Offer({ day: { date, words, weight, hours }, chart }: OfferProps) {
  const { t } = useTranslation()
  const labelOf = useWeightLabel()
  return (
    <>
      <PageLink to={ownDayPath(date, chart)}>{words.date}</PageLink>, {words.weekday.toLowerCase()}{' '}
      <WeightBadge weight={weight} size="small" label={labelOf(weight, t(`weights.${weight}`))} />{' '}
      <span className={styles.note}>{hours.map(({ from, to }) => `${from}–${to}`).join(', ')}</span>
    </>
  )
}

/** The days that were left out, and why. */
function LeftOut({
  results: { excluded, tooLight, withoutHours, chart },
}: {
  readonly results: ResultsData
}) {
  const { t } = useTranslation()
  if (excluded.length + tooLight + withoutHours === 0) return null
  return (
    <Panel title={t('chooser.leftOut.title')}>
      <ul className={styles.counts}>
        {tooLight > 0 && <li>{t('chooser.leftOut.tooLight', { count: tooLight })}</li>}
        {withoutHours > 0 && <li>{t('chooser.leftOut.withoutHours', { count: withoutHours })}</li>}
      </ul>
      {excluded.length > 0 && (
        <Disclosure summary={t('chooser.leftOut.excluded', { count: excluded.length })}>
          <ul className={styles.excluded}>
            {excluded.map(({ date, words, vetoes }) => (
              <li key={date}>
                <PageLink to={ownDayPath(date, chart)}>{words}</PageLink>
                {vetoes.map(({ sentence, name }) => (
                  <p key={`${name} ${sentence}`} className={styles.note}>
                    {name ? `${name}: ${sentence}` : sentence}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Panel>
  )
}
