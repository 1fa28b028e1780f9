import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs'
import { useTranslation } from 'react-i18next'
import { PillButton } from '../pill.tsx'
import { browserSharing, shareLink } from './share-link.ts'
import { useTellOutcome } from './use-tell-outcome.ts'

/** Hands this page on: by the browser's own sheet, else by a copied link. */
export function ShareButton({ title }: { readonly title: string }) {
  const { t } = useTranslation()
  const tell = useTellOutcome()
  const share = async () => tell(await shareLink({ title, url: location.href }, browserSharing(navigator)))
  return (
    <PillButton needsScript icon={<IconShare size={18} stroke={1.6} aria-hidden="true" />} onClick={share}>
      {t('share.share')}
    </PillButton>
  )
}
