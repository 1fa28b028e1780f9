import { Affix, Notification, Stack } from '@mantine/core'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { useLanguage } from '../i18n/words-provider.tsx'

type Notice = { readonly id: number; readonly text: string }

const SHOWN_MS = 6_000

const NoticesContext = createContext<((text: string) => void) | undefined>(undefined)

/** Shows for a few seconds what has been done. Refusals are shown beside what was refused. */
export function NoticesProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useLanguage()
  const [notices, setNotices] = useState<readonly Notice[]>([])
  const remove = useCallback((id: number) => {
    setNotices((shown) => shown.filter((notice) => notice.id !== id))
  }, [])
  const notify = useCallback(
    (text: string) => {
      const id = performance.now()
      setNotices((shown) => [...shown, { id, text }])
      setTimeout(() => remove(id), SHOWN_MS)
    },
    [remove],
  )
  return (
    <NoticesContext value={notify}>
      {children}
      <Affix position={{ bottom: 16, right: 16 }}>
        <Stack gap="xs" role="status">
          {notices.map(({ id, text }) => (
            <Notification
              key={id}
              withBorder
              onClose={() => remove(id)}
              closeButtonProps={{ 'aria-label': t('ui.close') }}
            >
              {text}
            </Notification>
          ))}
        </Stack>
      </Affix>
    </NoticesContext>
  )
}

export function useNotify(): (text: string) => void {
  const notify = useContext(NoticesContext)
  if (!notify) throw new Error('no notices outside NoticesProvider')
  return notify
}
