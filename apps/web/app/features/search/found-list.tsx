import type { Output, search } from '@zeri/contract'
import { Hanzi } from '../../ui/hanzi.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { TextWithHanzi } from '../../ui/text-with-hanzi.tsx'
import styles from './found-list.module.css'

export type FoundPage = Output<typeof search>['results'][number]

/** Pages that were found, each with a line about it. */
export function FoundList({ found }: { readonly found: readonly FoundPage[] }) {
  return (
    <ul className={styles.list}>
      {found.map(({ path, title, glyph, snippet }) => (
        <li key={path} className={styles.item}>
          {/* True: the contract says that a path begins with a slash. */}
          <PageLink to={path as `/${string}`} className={styles.link}>
            {glyph !== null && (
              <span className={styles.glyph}>
                <Hanzi glyph={glyph} />
              </span>
            )}
            <TextWithHanzi text={title} />
          </PageLink>
          <p className={styles.snippet}>
            <TextWithHanzi text={snippet} />
          </p>
        </li>
      ))}
    </ul>
  )
}
