import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PillButton } from '../pill.tsx'
import { browserSharing, copyLink } from './share-link.ts'
import { useShareNotice } from './use-share-notice.ts'

/** Copies `url`, by default the address of this page, to the clipboard. */
export function CopyLink({ url }: { readonly url?: string }) {
  const { t } = useTranslation()
  const notifyOutcome = useShareNotice()
  const copy = async () => notifyOutcome(await copyLink(url ?? location.href, browserSharing(navigator).copy))
  return (
    <PillButton needsScript icon={<IconLink size={18} stroke={1.6} aria-hidden="true" />} onClick={copy}>
      {t('share.copy')}
    </PillButton>
  )
}
