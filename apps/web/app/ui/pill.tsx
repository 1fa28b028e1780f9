import type { ComponentProps, ReactNode } from 'react'
import { PageLink } from './page-link.tsx'
import styles from './pill.module.css'

type PillAppearance = {
  /** One action of a page is primary, the rest are not. */
  readonly variant?: 'primary' | 'secondary'
  readonly icon?: ReactNode
  readonly children: ReactNode
}

type PillButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  PillAppearance & {
    /** Hidden in browsers that run no scripts. */
    readonly needsScript?: boolean
    /** As tall as the fields of a form. */
    readonly size?: 'large'
  }

/** A pill-shaped button. */
export function PillButton({
  variant = 'secondary',
  size,
  icon,
  needsScript = false,
  children,
  ...rest
}: PillButtonProps) {
  return (
    <button
      type="button"
      className={needsScript ? `${styles.pill} needs-script` : styles.pill}
      data-look={variant}
      data-size={size}
      {...rest}
    >
      {icon}
      {children}
    </button>
  )
}

type PillLinkProps = Omit<ComponentProps<typeof PageLink>, 'className'> & PillAppearance

/** The same shape as a link to a page of the site. */
export function PillLink({ variant = 'secondary', icon, children, ...rest }: PillLinkProps) {
  return (
    <PageLink className={styles.pill} data-look={variant} {...rest}>
      {icon}
      {children}
    </PageLink>
  )
}

type PillFileProps = Omit<ComponentProps<'a'>, 'className'> & PillAppearance

/** The same shape as a link to a file, which the router does not handle. */
export function PillFile({ variant = 'secondary', icon, children, ...rest }: PillFileProps) {
  return (
    <a className={styles.pill} data-look={variant} {...rest}>
      {icon}
      {children}
    </a>
  )
}
