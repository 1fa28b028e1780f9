import { useTranslation } from '../../i18n/use-translation.ts'
import { Hanzi } from '../../ui/hanzi.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PillLink } from '../../ui/pill.tsx'
import { Compass } from './compass.tsx'
import { type CompassRing, listYearRings } from './compass-rings.ts'
import { ArcList } from './day-directions.tsx'
import styles from './fengshui.module.css'
import type { CompassMark } from './fengshui-values.ts'
import type { StarsYearData } from './load-stars-year.server.ts'
import { MountainRing } from './mountain-ring.tsx'
import { SmallBoard, StarBoard } from './star-board.tsx'
import page from './stars-year.module.css'

type PartProps = { readonly data: StarsYearData }

/** The page of the flying stars of a year. */
export function StarsYear({ data }: PartProps) {
  const { t } = useTranslation()
  const { stars, from, to, previous, next } = data
  const { year, pillar } = stars
  return (
    <article className={page.page}>
      <header className={page.head}>
        <div>
          <p className={page.kicker}>
            <Hanzi glyph={pillar.stem.glyph + pillar.branch.glyph} />{' '}
            {t('fengshui.year.kicker', { pillar: pillar.name })}
          </p>
          <h1 className={page.title}>{t('fengshui.year.title', { year })}</h1>
          <p className={page.span}>{t('fengshui.year.span', { from, to })}</p>
        </div>
        <nav className={page.years} aria-label={t('fengshui.year.short')}>
          {previous && <PillLink to={`/fengshui/${previous}`}>← {previous}</PillLink>}
          {next && <PillLink to={`/fengshui/${next}`}>{next} →</PillLink>}
        </nav>
      </header>
      <YearPanels data={data} />
      <nav className={page.links} aria-label={t('fengshui.title')}>
        <PageLink to={`/${year}`}>{t('fengshui.year.calendar', { year })}</PageLink>
        <PageLink to="/articles/year-breaker-and-three-sha">{t('fengshui.year.article')}</PageLink>
      </nav>
    </article>
  )
}

function YearPanels({ data }: PartProps) {
  const { t } = useTranslation()
  const { stars } = data
  const rings = listYearRings(stars, { year: t('fengshui.rings.year'), good: t('fengshui.rings.good') })
  return (
    <>
      <Panel title={t('fengshui.year.directions')}>
        <div className={page.pictures}>
          <div className={page.picture}>
            <Compass
              rings={rings}
              directions={stars.directions}
              title={t('fengshui.year.compass', { year: stars.year })}
            />
          </div>
          <div className={styles.lists}>
            {rings.map(({ name, signs }) => (
              <SignList key={name} name={name} signs={signs} />
            ))}
          </div>
          <div className={page.picture}>
            <StarBoard
              board={stars.board}
              words={stars}
              title={t('fengshui.year.board')}
              note={t('fengshui.inCentre', { star: stars.stars[stars.board.centre - 1]?.name })}
            />
          </div>
        </div>
        <p className={styles.remark}>{t('fengshui.byCompass')}</p>
      </Panel>
      <Practice data={data} />
      <Months data={data} />
      <Gods data={data} />
      <Stars data={data} />
    </>
  )
}

/** What the signs of a ring stand for. */
function SignList({ name, signs }: CompassRing) {
  return (
    <section>
      <h3 className={styles.listTitle}>{name}</h3>
      <ul>
        {signs.map(({ id, glyph, sentence }) => (
          <li key={id} className={styles.item}>
            <span className={styles.itemSign}>
              <Hanzi glyph={glyph} />
            </span>
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the marks of the year mean, and what the book says of them. */
function Practice({ data: { stars } }: PartProps) {
  const { t } = useTranslation()
  return (
    <Panel title={t('fengshui.year.practice')}>
      <div className={page.marks}>
        {stars.compass.map(({ id, zh, sentence, short, text, leaf }) => (
          <section key={id}>
            <h3 className={page.markTitle}>
              <span className={page.markSign}>
                <Hanzi glyph={zh} />
              </span>
              {sentence}
            </h3>
            <p className={page.short}>
              {short}. <span className={styles.leaf}>{leaf ?? t('fengshui.custom')}</span>
            </p>
            <p className={page.text}>{text}</p>
          </section>
        ))}
      </div>
      <p className={page.building}>{t('fengshui.year.building')}</p>
    </Panel>
  )
}

function Months({ data: { stars, spans } }: PartProps) {
  const { t } = useTranslation()
  const where = new Map<string, string>(stars.directions.map(({ id, where: words }) => [id, words]))
  const whereIs = (marks: readonly CompassMark[], id: string) =>
    where.get(marks.find((mark) => mark.id === id)?.sector ?? 'centre')
  return (
    <Panel title={t('fengshui.year.months')} note={t('fengshui.year.monthsNote')}>
      <div className={page.months}>
        {stars.months.map(({ pillar, board, compass }, index) => (
          <SmallBoard
            key={pillar.index}
            board={board}
            words={stars}
            title={`${pillar.stem.glyph}${pillar.branch.glyph} ${spans[index]}`}
            note={`${t('fengshui.year.five', { where: whereIs(compass, 'month-five-yellow') })}; ${t('fengshui.year.break', { where: whereIs(compass, 'month-break') })}`}
          />
        ))}
      </div>
    </Panel>
  )
}

function Gods({ data: { stars } }: PartProps) {
  const { t } = useTranslation()
  return (
    <Panel title={t('fengshui.year.gods')} note={t('fengshui.year.godsNote')}>
      <div className={page.godColumns}>
        <div>
          <MountainRing mountains={stars.mountains} directions={stars.directions} marks={stars.compass} />
          <p className={styles.remark}>{t('fengshui.mountains.note')}</p>
          <ArcList marks={stars.compass} />
        </div>
        <ul className={page.gods}>
          {stars.gods.map(({ id, zh, name, side, mountain, short, leaf }) => (
            <li key={id} className={page.god}>
              <span className={page.mountain}>
                <Hanzi glyph={mountain.glyph} /> {mountain.index * 15}°
              </span>
              <span>
                <strong data-side={side} className={page.godName}>
                  <Hanzi glyph={zh} /> {name}
                </strong>{' '}
                <span className={styles.leaf}>
                  {t(`fengshui.year.${side}`)} · {leaf}
                </span>
                <span className={page.godShort}>{short}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}

function Stars({ data: { stars } }: PartProps) {
  const { t } = useTranslation()
  return (
    <Panel title={t('fengshui.year.stars')} note={t('fengshui.year.starsNote')}>
      <ul className={page.stars}>
        {stars.stars.map(({ number, zh, name, element, short }) => (
          <li key={number} className={page.star}>
            <Hanzi glyph={zh} element={element} />
            <span>
              <strong>{name}</strong>
              <span className={page.godShort}>{short}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
