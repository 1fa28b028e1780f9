export type NoticeKind = 'success' | 'error'

/** A short message that appears over the page and disappears by itself. */
export type Notice = {
  readonly kind: NoticeKind
  readonly message: string
  /** Replaces the default title of the kind. */
  readonly title?: string
  readonly action?: { readonly label: string; readonly run: () => void }
}

export type ShownNotice = Notice & { readonly id: number }

/** How long a notice of each kind stays visible. */
export const NOTICE_MS: Readonly<Record<NoticeKind, number>> = { success: 1000, error: 5000 }

const MAX_SHOWN = 3

/** The stack with one more notice. The oldest notices are removed above the limit; a repeated one moves to the end. */
export function withNotice(shown: readonly ShownNotice[], notice: ShownNotice): ShownNotice[] {
  const others = shown.filter(({ kind, message }) => kind !== notice.kind || message !== notice.message)
  return [...others, notice].slice(-MAX_SHOWN)
}
