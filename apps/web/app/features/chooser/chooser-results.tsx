import { localisePath } from '@zeri/contract/browser'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { PageForm } from '../../ui/form/page-form.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PillButton } from '../../ui/pill.tsx'
import { PrintButton } from '../../ui/print-button.tsx'
import type { Weekdays } from '../calendar/list-weekdays.ts'
import styles from './chooser-results.module.css'
import { DayCard } from './day-card.tsx'
import { DayMap } from './day-map.tsx'
import { DayRow } from './day-row.tsx'
import { NearestDays } from './nearest-days.tsx'
import { ratedDayPath } from './rated-day-path.ts'
import type { ResultsData } from './results-data.server.ts'

const ranks = [0, 1, 2] as const

type ChooserResultsProps = { readonly results: ResultsData; readonly weekdays: Weekdays }

/** The answer of the chooser: the best three days, the span at a glance, the other days, and what was left out. */
export function ChooserResults({ results, weekdays }: ChooserResultsProps) {
  const { nearest, rated } = results
  if (!nearest) return <FoundDays results={results} weekdays={weekdays} />
  return (
    <>
      <NearestDays nearest={nearest} rated={rated} />
      <DayMap results={results} weekdays={weekdays} />
      <LeftOut results={results} />
    </>
  )
}

/** The days found, as a form: the ticked ones are compared side by side. */
function FoundDays({ results, weekdays }: ChooserResultsProps) {
  const { t } = useTranslation()
  const { tag, people, count, best, rated, isNight } = results
  const locale = useLocale()
  const lead = useLead(results)
  return (
    <PageForm action={localisePath('/predict/compare', locale)} className={styles.answer}>
      <HiddenQuery tag={tag.id} people={people} place={results.place} />
      <header className={styles.head}>
        <div>
          <h2 className={styles.title}>{t('chooser.found', { count })}</h2>
          <p className={styles.note}>{lead}</p>
        </div>
        <PrintButton />
      </header>
      <ol className={styles.cards} aria-label={t('chooser.best')}>
        {ranks.slice(0, best.length).map((rank) => {
          const day = best[rank]
          return (
            day && (
              <li key={day.date} className={styles.card}>
                <DayCard day={day} rank={rank} rated={rated} isNight={isNight} />
              </li>
            )
          )
        })}
      </ol>
      <DayMap results={results} weekdays={weekdays} />
      <DayList results={results} />
      <LeftOut results={results} />
      <div className={styles.tray}>
        <PillButton type="submit" variant="primary">
          {t('chooser.compare.send')}
        </PillButton>
        <span className={styles.note}>{t('chooser.compare.hint')}</span>
      </div>
    </PageForm>
  )
}

type HiddenQueryProps = Pick<ResultsData, 'people' | 'place'> & { readonly tag: string }

function HiddenQuery({ tag, people, place }: HiddenQueryProps) {
  return (
    <>
      <input type="hidden" name="tag" value={tag} />
      {place && <input type="hidden" name="place" value={place} />}
      {people.map(({ uuid, role }) => (
        <input key={uuid} type="hidden" name={role === 'full' ? 'chart' : 'veto'} value={uuid} />
      ))}
    </>
  )
}

/** For what, for whom and when, and how many days fell away. */
function useLead({ tag, span, people, excluded, tooLight, withoutHours }: ResultsData): string {
  const { t } = useTranslation()
  const names = people.filter(({ role }) => role === 'full').map(({ name }) => name)
  const out = excluded.length + tooLight + withoutHours
  return [
    tag.name,
    span,
    names.length > 0 ? t('personal.forWhom.own', { name: names.join(', ') }) : t('personal.forWhom.everyone'),
    ...(out > 0 ? [t('chooser.leftOut.count', { count: out })] : []),
  ].join(' · ')
}

/** The days after the best three, a line each, twenty at a time. */
function DayList({ results: { list, rated, more, left, isNight } }: { readonly results: ResultsData }) {
  const { t } = useTranslation()
  if (list.length === 0) return null
  return (
    <Panel title={t('chooser.also')}>
      <ol>
        {list.map((day) => (
          <li key={day.date}>
            <DayRow day={day} rated={rated} isNight={isNight} />
          </li>
        ))}
      </ol>
      {more && (
        <p className={styles.more}>
          <PageLink to={`/predict?${more}`} preventScrollReset>
            {t('chooser.more', { number: left })}
          </PageLink>
        </p>
      )}
    </Panel>
  )
}

/** The days that were left out, and why. */
function LeftOut({
  results: { excluded, tooLight, withoutHours, rated },
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
                <PageLink to={ratedDayPath(date, rated)}>{words}</PageLink>
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
