import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useNoticeHost } from '../notices/notices.tsx'
import styles from './popup.module.css'

type PopupProps = {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly title: string
  readonly onClose: () => void
  /** `any`: a click outside closes the popup. `closerequest`: it does not, so that typed text is not lost. */
  readonly closedby?: 'any' | 'closerequest'
  readonly children: ReactNode
}

/** A modal dialog. It uses the `<dialog>` element, which traps the focus, makes the page inert and closes on Escape. */
export function Popup({ dialog, title, onClose, closedby = 'any', children }: PopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const noticeHost = useNoticeHost()
  const { key } = useLocation()
  const openedAt = useRef(key)

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [dialog])
  // The back button leaves the page the popup belongs to, so the popup closes.
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
      {/* Below all controls, so that a notice makes the popup longer without moving or covering them. */}
      <div ref={noticeHost} className={styles.notices} />
    </dialog>
  )
}
