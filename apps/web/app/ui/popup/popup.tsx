import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useNoticeHost } from '../notices/notices.tsx'
import styles from './popup.module.css'

type PopupProps = {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly title: string
  readonly onClose: () => void
  /** A click beside it closes it, unless something typed would be lost. */
  readonly closedby?: 'any' | 'closerequest'
  readonly children: ReactNode
}

/** A dialog of the browser's own: it keeps the focus, hides the page behind it and knows Escape. */
export function Popup({ dialog, title, onClose, closedby = 'any', children }: PopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const noticeHost = useNoticeHost()
  const { key } = useLocation()
  const openedAt = useRef(key)

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [dialog])
  // The back button leaves the page that was asked about, and the question with it.
  useEffect(() => {
    if (key !== openedAt.current) dialog.current?.close()
  }, [dialog, key])

  return (
    <dialog
      ref={dialog}
      className={styles.popup}
      aria-labelledby={titleId}
      closedby={closedby}
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label={t('popup.close')}
          onClick={() => dialog.current?.close()}
        >
          <IconX size={20} stroke={1.6} aria-hidden="true" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      {/* After all controls: a notice makes the popup longer and moves or covers none of them. */}
      <div ref={noticeHost} className={styles.notices} />
    </dialog>
  )
}
