import { useTranslation } from '../../i18n/use-translation.ts'
import { SegmentedSwitch } from '../../ui/segmented-switch.tsx'
import { useStored } from '../../ui/use-stored.ts'
import type { CookieConsentText } from './cookie-consent-text.server.ts'
import { storedKeys } from './stored-keys.ts'

/** The choice made in the cookie banner, and a switch to change it. */
export function CookieConsent({ text }: { readonly text: CookieConsentText }) {
  const { t } = useTranslation()
  const [stored, store] = useStored(storedKeys.cookies)
  const choice = stored === 'accepted' || stored === 'refused' ? stored : 'unanswered'
  return (
    <>
      <noscript>
        <p>{text.withoutScript}</p>
      </noscript>
      <p role="status" className="needs-script">
        {stored === undefined ? '\u00a0' : text[choice]}
      </p>
      <div>
        <SegmentedSwitch<typeof choice>
          label={text.title}
          options={[
            { value: 'refused', label: t('cookies.refuse') },
            { value: 'accepted', label: t('cookies.accept') },
          ]}
          value={choice}
          onChange={store}
        />
      </div>
    </>
  )
}
