import { Form } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PillButton } from '../../../ui/pill.tsx'
import { CopyLink } from '../../../ui/share/copy-link.tsx'
import { usePage } from '../../../use-page.ts'
import { SignInButton } from '../../accounts/sign-in-button.tsx'
import type { LoadedReading } from './load-reading.server.ts'
import styles from './owner-panel.module.css'

/** For a reading without an account: says when it expires and offers to save it in an account. */
export function SaveInvitation({ data: { isChart, words } }: { readonly data: LoadedReading }) {
  const { t } = useTranslation()
  const { user } = usePage()
  if (isChart || !words.expiresAt) return null
  return (
    <aside className={styles.invitation} aria-label={t('bazi.kept.title')}>
      <div>
        <p className={styles.title}>{t('bazi.kept.title')}</p>
        <p className={styles.text}>{t('bazi.kept.until', { at: words.expiresAt })}</p>
      </div>
      {user ? (
        <ReadingAction name="claim">{t('bazi.kept.claim')}</ReadingAction>
      ) : (
        <SignInButton>{t('bazi.kept.signIn')}</SignInButton>
      )}
    </aside>
  )
}

/** Sharing, renaming and deleting a reading. */
export function OwnerPanel({ data: { fio, isChart, isShared } }: { readonly data: LoadedReading }) {
  const { t } = useTranslation()
  return (
    <section className={styles.owner}>
      <Panel title={t('bazi.sharing.title')}>
        <p className={styles.text}>{t(isShared ? 'bazi.sharing.shared' : 'bazi.sharing.private')}</p>
        <div className={styles.buttons}>
          {isShared && <CopyLink />}
          <ReadingAction name={isShared ? 'hide' : 'share'}>
            {t(isShared ? 'bazi.sharing.hide' : 'bazi.sharing.share')}
          </ReadingAction>
        </div>
        <div className={styles.more}>
          <Disclosure summary={t('bazi.rename.title')}>
            <Form method="post" preventScrollReset className={styles.rename}>
              <TextField
                name="fio"
                label={t('charts.fio')}
                defaultValue={fio ?? ''}
                required
                maxLength={255}
                autoComplete="off"
              />
              <PillButton type="submit" name="do" value="rename">
                {t('bazi.rename.save')}
              </PillButton>
            </Form>
          </Disclosure>
          {!isChart && (
            <Disclosure summary={t('bazi.delete.title')}>
              <p className={styles.text}>{t('bazi.delete.text')}</p>
              <ReadingAction name="delete">{t('bazi.delete.confirm')}</ReadingAction>
            </Disclosure>
          )}
        </div>
      </Panel>
    </section>
  )
}

/** A button that submits an action on the reading. */
function ReadingAction({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <Form method="post" preventScrollReset>
      <PillButton type="submit" name="do" value={name}>
        {children}
      </PillButton>
    </Form>
  )
}
