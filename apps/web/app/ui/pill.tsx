import type { ComponentProps, ReactNode } from 'react'
import { PageLink } from './page-link.tsx'
import styles from './pill.module.css'

type PillLook = {
  /** One action of a page is primary, the rest are not. */
  readonly look?: 'primary' | 'secondary'
  readonly icon?: ReactNode
  readonly children: ReactNode
}

type PillButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  PillLook & {
    /** Not offered in a browser that runs no scripts. */
    readonly needsScript?: boolean
    /** As high as the fields of a form. */
    readonly size?: 'large'
  }

export function PillButton({
  look = 'secondary',
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
      data-look={look}
      data-size={size}
      {...rest}
    >
      {icon}
      {children}
    </button>
  )
}

type PillLinkProps = Omit<ComponentProps<typeof PageLink>, 'className'> & PillLook

export function PillLink({ look = 'secondary', icon, children, ...rest }: PillLinkProps) {
  return (
    <PageLink className={styles.pill} data-look={look} {...rest}>
      {icon}
      {children}
    </PageLink>
  )
}

type PillFileProps = Omit<ComponentProps<'a'>, 'className'> & PillLook

/** The same shape leading to a file, which is no page of the site. */
export function PillFile({ look = 'secondary', icon, children, ...rest }: PillFileProps) {
  return (
    <a className={styles.pill} data-look={look} {...rest}>
      {icon}
      {children}
    </a>
  )
}
