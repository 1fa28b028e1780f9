import { lazy, Suspense, useState } from 'react'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import { useStored } from '../../ui/use-stored.ts'
import { storedKeys } from '../site/stored-keys.ts'
import styles from './fengshui.module.css'

const FacingMarks = lazy(() => import('./facing-marks.tsx').then((part) => ({ default: part.FacingMarks })))

/**
 * Marks a day against the facing of the visitor's own building, which is stored in the browser alone. The marks are loaded for
 * those who have set it, and for the others when they open it.
 */
export function BuildingFacing({ label, date }: { readonly label: string; readonly date: string }) {
  const [facing, store] = useStored(storedKeys.facing)
  const [isOpened, setOpened] = useState(false)
  const hasFacing = typeof facing === 'string'
  return (
    <details
      className={`${styles.facing} needs-script`}
      open={hasFacing || isOpened}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>{label}</summary>
      {(hasFacing || isOpened) && (
        <PartBoundary resetOn={date}>
          <Suspense>
            <FacingMarks date={date} facing={facing ?? null} onChange={store} />
          </Suspense>
        </PartBoundary>
      )}
    </details>
  )
}
