import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { signPath } from '@zeri/contract/browser'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Hanzi } from '../../../ui/hanzi.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { TextWithHanzi } from '../../../ui/text-with-hanzi.tsx'
import { readingPath } from '../../signs/reading-path.ts'
import styles from './term-notes.module.css'
import type { Term, TermKey } from './terms.ts'

const noteId = (key: TermKey) => `note-${key.replace(':', '-')}`

type TermButtonProps = {
  readonly term: TermKey
  /** `word` is underlined; `plain` is not, because its size or frame shows that it is clickable; `aside` is not printed. */
  readonly variant?: 'word' | 'plain' | 'aside'
  readonly children: ReactNode
}

/** A term that opens its explanation when pressed. It uses the popover attribute and works without a script. */
export function TermButton({ term, variant = 'word', children }: TermButtonProps) {
  return (
    <button type="button" className={styles.opener} data-look={variant} popoverTarget={noteId(term)}>
      {children}
    </button>
  )
}

/** The page of the sign that a term is; undefined for a term that has none. */
function pathOfTerm(key: TermKey, pinyin: string | undefined): `/${string}` | undefined {
  const [kind, id = ''] = key.split(':')
  if (kind === 'star') return signPath('natal-stars', id)
  return kind === 'pillar' && pinyin ? readingPath('pillars', ...pinyin.split(' ')) : undefined
}

function TermName({ name, path }: { readonly name: string; readonly path: `/${string}` | undefined }) {
  return path === undefined ? name : <PageLink to={path}>{name}</PageLink>
}

/** The explanations of all terms of a page. Each is rendered once, however many buttons open it. */
export function TermNotes({ terms }: { readonly terms: readonly Term[] }) {
  const { t } = useTranslation()
  return (
    <div className={styles.notes}>
      {terms.map(({ key, zh, pinyin, name, short, text }) => (
        <div
          key={key}
          id={noteId(key)}
          popover="auto"
          role="dialog"
          aria-labelledby={`${noteId(key)}-name`}
          className={styles.note}
        >
          <div className={styles.head}>
            <p id={`${noteId(key)}-name`} className={styles.name}>
              {zh && <Hanzi glyph={zh} />} <TermName name={name} path={pathOfTerm(key, pinyin)} />
            </p>
            <button
              type="button"
              className={styles.close}
              popoverTarget={noteId(key)}
              popoverTargetAction="hide"
              aria-label={t('popup.close')}
            >
              <IconX size={18} stroke={1.6} aria-hidden="true" />
            </button>
          </div>
          {pinyin && (
            <p lang="zh-Latn" className={`${styles.pinyin} for-professionals`}>
              {pinyin}
            </p>
          )}
          <p className={styles.short}>
            <TextWithHanzi text={short} />
          </p>
          {text && (
            <p className={styles.text}>
              <TextWithHanzi text={text} />
            </p>
          )}
        </div>
      ))}
    </div>
  )
}
