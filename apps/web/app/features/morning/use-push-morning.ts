import { savePushMorningCall } from '@zeri/contract/browser'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callOperation } from '../../api/browser-client.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useNotify } from '../../ui/notices/notices.tsx'
import type { PushObstacle } from './push-in-browser.ts'
import { subscribeHere } from './push-in-browser.ts'

/** Subscribes this browser with what the form holds, and shows what came of it. */
export function usePushMorning(key: string | null) {
  const { t } = useTranslation()
  const notify = useNotify()
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [obstacle, setObstacle] = useState<PushObstacle>()
  const [isBusy, setBusy] = useState(false)

  async function save(form: FormData): Promise<void> {
    const subscription = await subscribeHere(key ?? '')
    if (typeof subscription === 'string') return setObstacle(subscription)
    const { endpoint = '', expirationTime, keys = {} } = subscription
    const textOf = (name: string) => String(form.get(name) ?? '') || undefined
    const saved = await callOperation(savePushMorningCall, {
      time: textOf('time') ?? '',
      rhythm: form.get('rhythm') === 'weekly' ? 'weekly' : 'daily',
      place: textOf('place'),
      chart: textOf('chart'),
      locale,
      subscription: {
        endpoint,
        expirationTime,
        keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' },
      },
    })
    if (saved.ok) {
      notify({ kind: 'success', message: t('morning.done.push') })
      await revalidate()
    } else notify({ kind: 'error', message: t(saved.wordsKey) })
  }

  return {
    obstacle,
    isBusy,
    setObstacle,
    async begin(form: FormData): Promise<void> {
      setObstacle(undefined)
      setBusy(true)
      await save(form)
      setBusy(false)
    },
  }
}
