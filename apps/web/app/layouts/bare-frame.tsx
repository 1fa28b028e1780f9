import type { ReactNode } from 'react'
import styles from './frames.module.css'

/** The page area and nothing else: for pages inside an app, and for the page that says something broke. */
export function BareFrame({ children }: { readonly children: ReactNode }) {
  return (
    <main id="main" className={styles.main}>
      {children}
    </main>
  )
}
