import { useTranslation } from '../../i18n/use-translation.ts'
import { Hanzi } from '../../ui/hanzi.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { PillButton, PillLink } from '../../ui/pill.tsx'
import { usePage } from '../../use-page.ts'
import type { Person } from '../calendar/person.ts'
import { useRememberChart } from '../site/remembered-chart.ts'
import styles from './chart-strip.module.css'
import { SelectForm } from './select-form.tsx'
import { UnpaidNotice } from './unpaid-notice.tsx'
import { useSelectChart } from './use-select-chart.ts'

type ChartStripProps = {
  readonly person: Person
  readonly base: `/${string}`
  readonly everyone: `/${string}`
}

/** Whose calendar it is: the day master, the birthplace, the place of the days, and until when it is paid. */
export function ChartStrip({ person, base, everyone }: ChartStripProps) {
  const { t } = useTranslation()
  const { place, charts } = usePage()
  const { selected, choose, failure } = useSelectChart()
  const { uuid, name, dayMaster, city, access, paidUntil, isHourKnown, school } = person
  useRememberChart(uuid)
  const isSelectable = charts?.active.some((chart) => chart.uuid === uuid)
  return (
    <section className={styles.strip} aria-label={t('personal.title')}>
      <div className={styles.line}>
        <p className={styles.whose}>
          <span className={styles.glyph}>
            <Hanzi glyph={dayMaster.zh} />
          </span>
          <span>
            <PageLink to={base} className={styles.name}>
              {name}
            </PageLink>
            <span className={styles.facts}>
              {t('personal.strip.facts', { master: dayMaster.name, city })}{' '}
              {place ? t('personal.strip.place', { address: place.address }) : t('personal.strip.utc')}{' '}
              {!isHourKnown && `${t('personal.hourUnknown')} `}
              {access === 'paid' && paidUntil && t('personal.access.paid', { date: paidUntil })}{' '}
              {school && <PageLink to="/school">{t('school.by', { name: school })}</PageLink>}
            </span>
          </span>
        </p>
        <div className={styles.actions}>
          {isSelectable && (
            <SelectForm uuid={selected === uuid ? null : uuid} selected={selected} onChoose={choose}>
              <PillButton type="submit">
                {t(selected === uuid ? 'client.charts.unselect' : 'client.charts.select')}
              </PillButton>
            </SelectForm>
          )}
          {isSelectable && selected !== uuid && (
            <PillLink to={everyone}>{t('personal.strip.everyone')}</PillLink>
          )}
        </div>
        <p role="status" className={styles.failure}>
          {failure && t(failure.wordsKey)}
        </p>
      </div>
      <UnpaidNotice
        person={person}
        buyAt={base.startsWith('/personal/mobile/') ? '/personal/mobile' : '/personal'}
      />
    </section>
  )
}
