import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PartBoundary } from '../part-boundary.tsx'
import { PillButton } from '../pill.tsx'
import { browserSharing, type SharedPage, shareLink } from './share-link.ts'
import { useShareNotice } from './use-share-notice.ts'

const ShareMenu = lazy(() => import('./share-menu.tsx').then((part) => ({ default: part.ShareMenu })))

type ShareButtonProps = {
  readonly title: string
  /** Path of the page to share; this page where it is left out. */
  readonly path?: string
}

/** Shares a page through the browser's share sheet; where there is none, offers mail and messengers. */
export function ShareButton({ title, path = '' }: ShareButtonProps) {
  const { t } = useTranslation()
  const notifyOutcome = useShareNotice()
  const [menuOf, openMenuOf] = useState<SharedPage>()
  const share = async () => {
    const page = { title, url: new URL(path, location.href).href }
    const sharing = browserSharing(navigator)
    if (sharing.share) notifyOutcome(await shareLink(page, sharing))
    else openMenuOf(menuOf ? undefined : page)
  }
  return (
    <>
      <PillButton
        needsScript
        icon={<IconShare size={18} stroke={1.6} aria-hidden="true" />}
        aria-expanded={menuOf !== undefined}
        onClick={share}
      >
        {t('share.share')}
      </PillButton>
      {menuOf && (
        <PartBoundary fallback={null}>
          <Suspense>
            <ShareMenu page={menuOf} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  )
}
