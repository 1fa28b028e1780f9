import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Characters } from '../../ui/characters.tsx'
import { LegendRow } from '../../ui/legend-row.tsx'
import { Moon } from '../../ui/moon.tsx'
import { Panel } from '../../ui/panel.tsx'
import { formatWeight, type Weight, weights } from '../../ui/weight.ts'
import { WeightBadge } from '../../ui/weight-badge.tsx'
import ground from '../../ui/weight-ground.module.css'
import { samples } from './samples.ts'
import styles from './stories.module.css'

const stem = { glyph: '壬', element: 'water' } as const
const elements = ['wood', 'fire', 'earth', 'metal', 'water'] as const
const stems = [...'甲丙戊庚壬']

/** Weight badges, and cells of every weight with text in all the colours they can hold. */
export function BadgeStories() {
  const { t } = useTranslation()
  const words = samples[useLocale()]
  const labelOf = (weight: Weight) => `${t(`weights.${weight}`)}, ${formatWeight(weight)}`
  return (
    <>
      <Panel title={words.badges}>
        <div className={styles.stack}>
          {(['normal', 'small'] as const).map((size) => (
            <p key={size} className={styles.row}>
              {weights.map((weight) => (
                <WeightBadge key={weight} weight={weight} size={size} label={labelOf(weight)} />
              ))}
            </p>
          ))}
          <p className={styles.row}>
            {weights.map((weight) => (
              <WeightBadge key={weight} weight={weight} word={t(`weights.${weight}`)} />
            ))}
          </p>
          <LegendRow />
        </div>
      </Panel>
      <Panel title={words.cells}>
        <ul className={styles.cells}>
          {weights.map((weight) => (
            <li key={weight} className={`${styles.cell} ${ground.ground}`} data-weight={weight}>
              <span className={styles.cellHead}>
                <span className={styles.number}>14</span>
                <Moon elongationDeg={70} sizePx={18} />
              </span>
              <span className={styles.cellCharacters}>
                {elements.map((element, index) => (
                  <Characters
                    key={element}
                    arrangement="stacked"
                    stem={{ glyph: stems[index] ?? '', element }}
                    branch={{ glyph: '辰', element }}
                  />
                ))}
              </span>
              <span className={styles.quiet}>{words.cellName}</span>
              <WeightBadge weight={weight} size="small" label={labelOf(weight)} />
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={words.characters}>
        <div className={styles.row}>
          <p className={styles.hero}>
            <Characters
              arrangement="stacked"
              stem={{ ...stem, label: words.stem }}
              branch={{ glyph: '辰', element: 'earth', label: words.branch }}
            />
          </p>
          <p className={styles.large}>
            <Characters arrangement="beside" stem={stem} branch={{ glyph: '辰', element: 'earth' }} />
          </p>
        </div>
      </Panel>
    </>
  )
}
