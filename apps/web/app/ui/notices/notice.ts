export type NoticeKind = 'success' | 'error'

export type Notice = {
  readonly kind: NoticeKind
  readonly message: string
  /** Instead of the usual title of its kind. */
  readonly title?: string
  readonly action?: { readonly label: string; readonly run: () => void }
}

export type ShownNotice = Notice & { readonly id: number }

/** How long a notice of each kind stays. */
export const NOTICE_MS: Readonly<Record<NoticeKind, number>> = { success: 1000, error: 5000 }

const MAX_SHOWN = 3

/** The stack with one more notice; the oldest leave when it grows too high, and a repeated one moves to its end. */
export function withNotice(shown: readonly ShownNotice[], notice: ShownNotice): ShownNotice[] {
  const others = shown.filter(({ kind, message }) => kind !== notice.kind || message !== notice.message)
  return [...others, notice].slice(-MAX_SHOWN)
}
