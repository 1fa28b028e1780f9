import { type ReactNode, useState, useSyncExternalStore } from 'react'

type WithoutHydrationProps = {
  /** What the children are made from. They are rendered in the browser as soon as it is another value. */
  readonly of: unknown
  readonly className?: string | undefined
  readonly children: ReactNode
}

const subscribe = () => () => {}

/**
 * Leaves the server's markup of its children as it is, which spares a phone the work of rendering them a second time.
 * For parts that need no script of their own: links and `<details>` work. After a navigation within the site, and where
 * React gives up the server's markup, the children are rendered as usual.
 */
export function WithoutHydration({ of, className, children }: WithoutHydrationProps) {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => !import.meta.env.SSR,
  )
  const [first] = useState({ of, isHydrating })
  if (first.isHydrating && Object.is(first.of, of))
    return <div className={className} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  return (
    <div key="rendered" className={className}>
      {children}
    </div>
  )
}
