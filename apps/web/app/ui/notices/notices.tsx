import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '../../i18n/use-translation.ts'
import { browserTimers, type Countdown, startCountdown } from './countdown.ts'
import { NOTICE_MS, type Notice, type NoticeKind, type ShownNotice, withNotice } from './notice.ts'
import styles from './notices.module.css'

type Notify = (notice: Notice) => void

const NotifyContext = createContext<Notify>(() => {})

const HostContext = createContext<(host: HTMLElement | null) => void>(() => {})

/** Returns the function that shows a notice. */
export function useNotify(): Notify {
  return use(NotifyContext)
}

/** A ref for an element inside an open dialog. Notices are rendered there, because the page behind the dialog is inert. */
export function useNoticeHost(): (host: HTMLElement | null) => void {
  return use(HostContext)
}

/** Holds the notices of a page. The live regions are always rendered: screen readers ignore regions added later. */
export function Notices({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<readonly ShownNotice[]>([])
  const [host, setHost] = useState<HTMLElement | null>(null)
  const lastId = useRef(0)
  const notify = useCallback((notice: Notice) => {
    lastId.current += 1
    const id = lastId.current
    setShown((before) => withNotice(before, { ...notice, id }))
  }, [])
  const dismiss = useCallback((id: number) => setShown((all) => all.filter((one) => one.id !== id)), [])

  const region = (kind: NoticeKind) => (
    <div role={kind === 'error' ? 'alert' : 'status'} aria-atomic="false" className={styles.region}>
      {shown
        .filter((notice) => notice.kind === kind)
        .map((notice) => (
          <NoticeCard key={notice.id} notice={notice} onEnd={dismiss} />
        ))}
    </div>
  )
  const stack = (
    <section className={styles.stack} aria-label={t('notices.label')}>
      {region('error')}
      {region('success')}
    </section>
  )
  return (
    <NotifyContext value={notify}>
      <HostContext value={setHost}>{children}</HostContext>
      {host ? createPortal(stack, host) : stack}
    </NotifyContext>
  )
}

type NoticeCardProps = { readonly notice: ShownNotice; readonly onEnd: (id: number) => void }

function NoticeCard({ notice, onEnd }: NoticeCardProps) {
  const { t } = useTranslation()
  const { id, kind, message, title = t(`notices.${kind}`), action } = notice
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const countdown = useRef<Countdown>(null)
  const held = pointed || focused

  useEffect(() => {
    const started = startCountdown(NOTICE_MS[kind], () => onEnd(id), browserTimers)
    countdown.current = started
    return started.stop
  }, [id, kind, onEnd])
  useEffect(() => {
    if (held) countdown.current?.pause()
    else countdown.current?.resume()
  }, [held])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only pause the countdown; every action is a button
    <div
      className={styles.notice}
      data-kind={kind}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <p className={styles.title}>{title}</p>
      <p className={styles.message}>{message}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            onEnd(id)
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={t('notices.close')}
        onClick={() => onEnd(id)}
      >
        <IconX size={18} stroke={1.6} aria-hidden="true" />
      </button>
    </div>
  )
}
