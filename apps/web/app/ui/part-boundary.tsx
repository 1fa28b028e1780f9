import { Component, type ReactNode } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import styles from './part-boundary.module.css'
import { PillButton } from './pill.tsx'

type PartBoundaryProps = {
  /** A change of this value shows the part again, another chosen day for one. */
  readonly resetOn?: string
  /** Runs before the part is rendered again: drops the data it failed on. */
  readonly onRetry?: (() => void) | undefined
  /** Replaces the notice; null shows nothing. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

type PartBoundaryState = { readonly hasFailed: boolean }

/**
 * Surrounds a part of a page that loads by itself. When the part cannot be loaded or rendered, a notice with a retry
 * takes its place and the rest of the page stays.
 */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { hasFailed: false }

  static getDerivedStateFromError(): PartBoundaryState {
    return { hasFailed: true }
  }

  override componentDidUpdate({ resetOn }: PartBoundaryProps): void {
    if (this.state.hasFailed && resetOn !== this.props.resetOn) this.setState({ hasFailed: false })
  }

  override render(): ReactNode {
    const { fallback, onRetry, children } = this.props
    if (!this.state.hasFailed) return children
    if (fallback !== undefined) return fallback
    const retry = () => {
      onRetry?.()
      this.setState({ hasFailed: false })
    }
    return <FailedPart onRetry={retry} />
  }
}

/** One line in the place of a part that failed. */
function FailedPart({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.notice}>
      <p role="alert">{t('errors.part.failed')}</p>
      <PillButton onClick={onRetry}>{t('errors.part.retry')}</PillButton>
    </div>
  )
}
