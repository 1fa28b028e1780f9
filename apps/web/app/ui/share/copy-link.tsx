import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import { useTranslation } from 'react-i18next'
import { PillButton } from '../pill.tsx'
import { browserSharing, copyLink } from './share-link.ts'
import { useTellOutcome } from './use-tell-outcome.ts'

/** Puts an address on the clipboard: the given one, else this page's own. */
export function CopyLink({ url }: { readonly url?: string }) {
  const { t } = useTranslation()
  const tell = useTellOutcome()
  const copy = async () => tell(await copyLink(url ?? location.href, browserSharing(navigator).copy))
  return (
    <PillButton needsScript icon={<IconLink size={18} stroke={1.6} aria-hidden="true" />} onClick={copy}>
      {t('share.copy')}
    </PillButton>
  )
}
