import { useTranslation } from '../../i18n/use-translation.ts'
import { Compass } from './compass.tsx'
import { listDayRings } from './compass-rings.ts'
import styles from './fengshui.module.css'
import type { CompassMark, Directions } from './fengshui-values.ts'
import { MarkedList } from './marked-list.tsx'
import { SmallBoard, StarBoard } from './star-board.tsx'

type DayProps = { readonly directions: Directions }

/** Directions and boards of a date. It needs no script: the page of a day has it as finished markup. */
export function DayDirections({ directions }: DayProps) {
  const { t } = useTranslation()
  const names = {
    day: t('fengshui.rings.day'),
    year: t('fengshui.rings.year'),
    month: t('fengshui.rings.month'),
  }
  return (
    <div className={styles.part}>
      <div className={styles.columns}>
        <div>
          <Compass
            rings={listDayRings(directions, names)}
            directions={directions.directions}
            title={t('fengshui.compass')}
          />
          <p className={styles.remark}>{t('fengshui.rings.order')}</p>
        </div>
        <div className={styles.lists}>
          <MarkedList title={t('fengshui.ofDay')} marks={directions.day} />
          <MarkedList title={t('fengshui.ofYearAndMonth')} marks={directions.compass} />
          <p className={styles.remark}>{t('fengshui.byCompass')}</p>
          <details className={styles.more}>
            <summary>{t('fengshui.mountains.open')}</summary>
            <ArcList marks={directions.compass} />
          </details>
        </div>
      </div>
      <DayBoards directions={directions} />
    </div>
  )
}

/** The mountains of each mark, 15° each. */
export function ArcList({ marks }: { readonly marks: readonly CompassMark[] }) {
  return (
    <ul className={styles.arcs}>
      {marks.map(({ id, name, mountains, arc }) => (
        <li key={id}>
          {name}: {mountains.map(({ glyph, name: mountain }) => `${glyph} ${mountain}`).join(', ')}{' '}
          {arc ?? '—'}
        </li>
      ))}
    </ul>
  )
}

function DayBoards({ directions }: DayProps) {
  const { t } = useTranslation()
  const { boards, pillars, stars } = directions
  const centreOf = (star: number) => t('fengshui.inCentre', { star: stars[star - 1]?.name })
  const { nearest, firstAfter, rule, schoolsDiffer } = boards.day
  return (
    <section>
      <h3 className={styles.listTitle}>{t('fengshui.boards.title')}</h3>
      <div className={styles.boards}>
        <StarBoard
          board={boards.year}
          words={directions}
          title={t('fengshui.boards.year', { pillar: pillars.year.name })}
          note={centreOf(boards.year.centre)}
        />
        <StarBoard
          board={boards.month}
          words={directions}
          title={t('fengshui.boards.month', { pillar: pillars.month.name })}
          note={centreOf(boards.month.centre)}
        />
        <StarBoard
          board={boards.day}
          words={directions}
          title={t('fengshui.boards.day', { pillar: pillars.day.name })}
          note={
            <>
              {centreOf(boards.day.centre)}
              {nearest !== firstAfter &&
                (rule === 'nearest'
                  ? `; ${t('fengshui.boards.firstAfter', { star: firstAfter })}`
                  : `; ${t('fengshui.boards.nearest', { star: nearest })}`)}
            </>
          }
        />
      </div>
      <p className={styles.remark}>
        {t('fengshui.boards.sources')} {schoolsDiffer && t('fengshui.boards.schoolsDiffer')}
      </p>
      <details className={styles.more}>
        <summary>{t('fengshui.boards.hours')}</summary>
        <div className={styles.smallBoards}>
          {boards.hours.map((hour) => (
            <SmallBoard
              key={hour.branch}
              board={hour}
              words={directions}
              title={`${hour.glyph} ${hour.name}`}
            />
          ))}
        </div>
        <p className={styles.remark}>{t('fengshui.boards.hoursNote')}</p>
      </details>
    </section>
  )
}
