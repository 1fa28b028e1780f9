import { useTranslation } from 'react-i18next'
import { Hanzi } from '../../ui/hanzi.tsx'
import type { Sign } from './day.ts'
import styles from './sign-card.module.css'

type SignCardProps = { readonly kind: 'stem' | 'branch'; readonly sign: Sign }

/** One of the day's two characters, told to someone who reads no Chinese. */
export function SignCard({ kind, sign }: SignCardProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.card}>
      <p className={styles.glyph}>
        <Hanzi glyph={sign.glyph} element={sign.element} />
      </p>
      <div>
        <p className={styles.kind}>{t(`signs.${kind}.title`)}</p>
        <h3 className={styles.name}>{sign.name}</h3>
        <p className={styles.facts}>
          {sign.reading !== sign.pinyin && `${sign.reading} `}
          <span lang="zh-Latn">{sign.reading === sign.pinyin ? sign.pinyin : `(${sign.pinyin})`}</span>
          {' · '}
          <span className={styles.element} data-element={sign.element}>
            {t(`elements.${sign.element}`)}
          </span>
        </p>
        <p className={styles.text}>{t(`signs.${kind}.text`)}</p>
      </div>
    </div>
  )
}
