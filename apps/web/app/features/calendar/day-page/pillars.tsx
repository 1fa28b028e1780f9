import { useTranslation } from '../../../i18n/use-translation.ts'
import { Characters } from '../../../ui/characters.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TextWithHanzi } from '../../../ui/text-with-hanzi.tsx'
import type { WholeDay } from '../day.ts'
import type { DayPageData } from './load-day-page.ts'
import styles from './pillars.module.css'
import { Facts, Part } from './sky-part.tsx'

/** The pillars of year, month and day, with the clash and the void branches. */
export function Pillars({ data: { day } }: { readonly data: DayPageData }) {
  const { t } = useTranslation()
  const { hieroglyph, day_info: info } = day
  return (
    <Panel isFoldedOnPhones id="pillars" title={t('day.pillars.title')}>
      <Part title={hieroglyph.name} short={hieroglyph.short} text={hieroglyph.text}>
        <ul className={styles.pillars}>
          <Pillar label={t('day.pillars.year')} pillar={day.year} />
          <Pillar label={t('day.pillars.month')} pillar={day.month} />
          <Pillar label={t('day.pillars.day')} pillar={hieroglyph} />
        </ul>
        <Facts facts={[{ label: t('day.pillars.clash'), value: info.clash.sentence }]} />
        <div className="for-professionals">
          <Facts
            facts={[
              {
                label: t('day.pillars.void'),
                value: (
                  <TextWithHanzi
                    text={info.voidBranches.map(({ glyph, name }) => `${glyph} ${name}`).join(', ')}
                  />
                ),
              },
            ]}
          />
        </div>
      </Part>
    </Panel>
  )
}

function Pillar({ label, pillar }: { readonly label: string; readonly pillar: WholeDay['year'] }) {
  const { stem, branch, name, reading, naYin } = pillar
  return (
    <li className={styles.pillar}>
      <span className={styles.label}>{label}</span>
      <span className={styles.characters}>
        <Characters arrangement="stacked" stem={stem} branch={branch} />
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.naYin}>{reading}</span>
      <span className={`${styles.naYin} for-professionals`}>{naYin.name}</span>
    </li>
  )
}
