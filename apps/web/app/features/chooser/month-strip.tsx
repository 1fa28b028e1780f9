import { useTranslation } from '../../i18n/use-translation.ts'
import { PageLink } from '../../ui/page-link.tsx'
import colour from '../../ui/weight-colour.module.css'
import { ownDayPath } from '../calendar/page-date.ts'
import { useWeightLabel } from '../calendar/use-weight-label.ts'
import type { ResultsData } from './load-predict.server.ts'
import styles from './month-strip.module.css'

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6]

/** The span at a glance: days that fit are highlighted and link to their reasons, excluded ones are crossed out. */
export function MonthStrip({ results: { months, span, chart } }: { readonly results: ResultsData }) {
  const { t } = useTranslation()
  return (
    <nav className={styles.months} aria-label={t('chooser.strip', { span })}>
      {months.map(({ key, name, blanks, marks }) => (
        <section key={key}>
          <h3 className={styles.name}>{name}</h3>
          <div className={styles.days}>
            {WEEKDAYS.slice(0, blanks).map((weekday) => (
              <span key={weekday} />
            ))}
            {marks.map((mark) => (
              <Mark key={mark.date} mark={mark} chart={chart} />
            ))}
          </div>
        </section>
      ))}
    </nav>
  )
}

type MarkProps = {
  readonly mark: ResultsData['months'][number]['marks'][number]
  readonly chart: string | undefined
}

function Mark({ mark, chart }: MarkProps) {
  const { t } = useTranslation()
  const labelOf = useWeightLabel()
  const { date, day, weight, isVetoed, isListed, isInside, words } = mark
  if (weight === null)
    return (
      <span
        aria-hidden="true"
        className={styles.other}
        data-vetoed={isVetoed || undefined}
        data-outside={!isInside || undefined}
      >
        {day}
      </span>
    )
  const linkProps = {
    className: `${styles.good} ${colour.colour}`,
    'data-weight': weight,
    'aria-label': `${words}: ${labelOf(weight, t(`weights.${weight}`))}`,
  }
  return isListed ? (
    <a href={`#day-${date}`} {...linkProps}>
      {day}
    </a>
  ) : (
    <PageLink to={ownDayPath(date, chart)} {...linkProps}>
      {day}
    </PageLink>
  )
}
