import { useTranslation } from '../../../i18n/use-translation.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Hanzi } from '../../../ui/hanzi.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { PersonalJudgement } from '../day.ts'
import { PersonalReasons } from '../personal-reasons.tsx'
import { DayBill } from './bill/day-bill.tsx'
import type { DayPageData } from './load-day-page.ts'
import styles from './personal-day.module.css'

/** The day for the person of the chart: why its weight differs, and what the day brings to the chart. */
export function PersonalDay({ data: { day, person, parts } }: { readonly data: DayPageData }) {
  const { t } = useTranslation()
  const { personal, judgement } = day
  if (!person || !personal || !judgement || !parts) return null
  return (
    <Panel id="personal" title={t('personal.day.title', { name: person.name })} note={t('personal.day.note')}>
      <div className={styles.why}>
        <DayBill whole={parts.whole} everyone={judgement.verdict} own={personal.verdict} />
        <PersonalReasons reasons={personal.verdict.reasons} />
      </div>
      {!person.isHourKnown && <p className={styles.hour}>{t('personal.hourUnknown')}</p>}
      <div className={styles.meeting}>
        <Met label={t('personal.day.god', { master: person.dayMaster.name })} sign={personal.god} />
        <section>
          <h3 className={styles.label}>{t('personal.day.fit')}</h3>
          <p className={styles.name}>{personal.fit.name}</p>
          <p className={styles.short}>{personal.fit.short}</p>
        </section>
        {personal.stars.map((star) => (
          <Met
            key={`${star.id} ${star.from}`}
            label={t('personal.day.star', { pillar: t(`personal.pillars.${star.from}`) })}
            sign={star}
          />
        ))}
      </div>
    </Panel>
  )
}

type MetProps = { readonly label: string; readonly sign: PersonalJudgement['god'] }

function Met({ label, sign: { zh, name, short, text } }: MetProps) {
  const line = (
    <span>
      <span className={styles.name}>
        <span className={styles.glyph}>
          <Hanzi glyph={zh} />
        </span>{' '}
        {name}
      </span>{' '}
      <span className={styles.short}>{short}</span>
    </span>
  )
  return (
    <section>
      <h3 className={styles.label}>{label}</h3>
      {text ? (
        <Disclosure summary={line}>
          <p>{text}</p>
        </Disclosure>
      ) : (
        line
      )}
    </section>
  )
}
