import { PageLink } from '../page-link.tsx'
import styles from './tabs.module.css'

type TabLinksProps = {
  readonly label: string
  readonly tabs: readonly { readonly to: `/${string}`; readonly label: string; readonly isHere: boolean }[]
}

/** Links to related pages, styled as tabs. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ to, label: name, isHere }) => (
        <PageLink
          key={to}
          to={to}
          className={styles.tabLink}
          aria-current={isHere ? 'page' : undefined}
          preventScrollReset
        >
          {name}
        </PageLink>
      ))}
    </nav>
  )
}
