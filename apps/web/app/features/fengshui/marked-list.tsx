import { useTranslation } from '../../i18n/use-translation.ts'
import { Hanzi } from '../../ui/hanzi.tsx'
import { glyphOf } from './compass-rings.ts'
import styles from './fengshui.module.css'
import type { Directions } from './fengshui-values.ts'

type Marked = Pick<Directions['compass'][number], 'id' | 'sentence' | 'leaf' | 'short'> & {
  readonly others?: Directions['day'][number]['others']
}

/** Marks of the compass in words, each with its page or with the remark that it is a custom. */
export function MarkedList({ title, marks }: { readonly title: string; readonly marks: readonly Marked[] }) {
  const { t } = useTranslation()
  return (
    <section>
      <h3 className={styles.listTitle}>{title}</h3>
      <ul>
        {marks.map(({ id, sentence, leaf, short, others = [] }) => (
          <li key={id} className={styles.item} title={short}>
            <span className={styles.itemSign}>
              {id === 'wanderer' ? null : <Hanzi glyph={glyphOf(id)} />}
            </span>
            <span>
              {sentence}
              {others.map(({ school, where }) => (
                <span key={school} className={styles.other}>
                  {t('fengshui.other', { school, where })}
                </span>
              ))}
            </span>
            <span className={styles.leaf}>{leaf ?? t('fengshui.custom')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
