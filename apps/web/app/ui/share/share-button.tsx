import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PillButton } from '../pill.tsx'
import { browserSharing, shareLink } from './share-link.ts'
import { useShareNotice } from './use-share-notice.ts'

/** Shares this page through the browser's share sheet, or copies its link where there is no sheet. */
export function ShareButton({ title }: { readonly title: string }) {
  const { t } = useTranslation()
  const notifyOutcome = useShareNotice()
  const share = async () =>
    notifyOutcome(await shareLink({ title, url: location.href }, browserSharing(navigator)))
  return (
    <PillButton needsScript icon={<IconShare size={18} stroke={1.6} aria-hidden="true" />} onClick={share}>
      {t('share.share')}
    </PillButton>
  )
}
