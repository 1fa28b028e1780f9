import type { ReactNode } from 'react'
import styles from './frames.module.css'

/** The page area alone: for pages shown inside the app, and for the error page. */
export function BareFrame({ children }: { readonly children: ReactNode }) {
  return (
    <main id="main" className={styles.main}>
      {children}
    </main>
  )
}
