import type { ComponentProps, ReactNode } from 'react'
import styles from './icon-button.module.css'
import { PageLink } from './page-link.tsx'

type IconOnly = {
  /** Accessible name and tooltip. */
  readonly label: string
  readonly children: ReactNode
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'aria-label' | 'title'> &
  IconOnly & {
    /** Hidden in browsers that run no scripts. */
    readonly needsScript?: boolean
  }

/** A round button with an icon instead of text. */
export function IconButton({ label, needsScript = false, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={needsScript ? `${styles.round} needs-script` : styles.round}
      aria-label={label}
      title={label}
      {...rest}
    >
      {children}
    </button>
  )
}

type IconLinkProps = Omit<ComponentProps<typeof PageLink>, 'className' | 'aria-label' | 'title'> & IconOnly

/** The same round shape as a link to another page. */
export function IconLink({ label, children, ...rest }: IconLinkProps) {
  return (
    <PageLink className={styles.round} aria-label={label} title={label} {...rest}>
      {children}
    </PageLink>
  )
}
