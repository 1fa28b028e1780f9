import { useTranslation } from 'react-i18next'
import { SegmentedSwitch } from '../../ui/segmented-switch.tsx'
import { useStored } from '../../ui/use-stored.ts'
import type { CookieAnswerText } from './cookie-answer-text.server.ts'
import { storedKeys } from './stored-keys.ts'

/** What was answered in the banner, and the way to change one's mind. */
export function CookieAnswer({ text }: { readonly text: CookieAnswerText }) {
  const { t } = useTranslation()
  const [kept, keep] = useStored(storedKeys.cookies)
  const answer = kept === 'accepted' || kept === 'refused' ? kept : 'unanswered'
  return (
    <>
      <noscript>
        <p>{text.withoutScript}</p>
      </noscript>
      <p role="status" className="needs-script">
        {kept === undefined ? '\u00a0' : text[answer]}
      </p>
      <div>
        <SegmentedSwitch<typeof answer>
          label={text.title}
          options={[
            { value: 'refused', label: t('cookies.refuse') },
            { value: 'accepted', label: t('cookies.accept') },
          ]}
          value={answer}
          onChange={keep}
        />
      </div>
    </>
  )
}
