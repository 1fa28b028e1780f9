import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { PillButton } from '../../ui/pill.tsx'
import type { FormResult } from '../accounts/use-form-notice.ts'
import styles from './keys.module.css'
import type { KeysData } from './load-keys.server.ts'
import { UsageFigure } from './usage-figure.tsx'

const MAX_KEYS = 5

type KeySectionProps = {
  readonly data: KeysData
  readonly isVerified: boolean
  /** The key that was just made; it is shown this once. */
  readonly newKey: FormResult['newKey']
}

/** The API keys of an account: each with its use, and a form for a new one. */
export function KeySection({ data: { keys, perDay, perMinute }, isVerified, newKey }: KeySectionProps) {
  const { t } = useTranslation()
  const working = keys.filter(({ revokedAt }) => revokedAt === null)
  return (
    <>
      <p className={styles.lead}>
        {t('client.keys.lead', { perDay, perMinute })}{' '}
        <PageLink to="/developers">{t('client.keys.developers')}</PageLink>
      </p>
      {newKey && <NewKey key={newKey.secret} {...newKey} />}
      {keys.length > 0 && (
        <ul className={styles.keys}>
          {keys.map((one) => (
            <KeyRow key={one.uuid} one={one} />
          ))}
        </ul>
      )}
      {!isVerified && <p className={styles.lead}>{t('client.keys.verifyFirst')}</p>}
      {isVerified && working.length >= MAX_KEYS && <p className={styles.lead}>{t('client.keys.full')}</p>}
      {isVerified && working.length < MAX_KEYS && (
        <Form key={newKey?.secret} method="post" className={styles.form}>
          <TextField
            name="name"
            label={t('client.keys.name')}
            hint={t('client.keys.nameHint')}
            maxLength={60}
            autoComplete="off"
            required
          />
          <input type="hidden" name="do" value="create-key" />
          <SendButton>{t('client.keys.create')}</SendButton>
        </Form>
      )}
    </>
  )
}

function NewKey({ name, secret }: NonNullable<FormResult['newKey']>) {
  const { t } = useTranslation()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className={styles.fresh} aria-labelledby="new-key">
      <h3 id="new-key" ref={title} tabIndex={-1}>
        {t('client.keys.freshTitle', { name })}
      </h3>
      <p>{t('client.keys.freshLead')}</p>
      <code className={styles.secret} translate="no">
        {secret}
      </code>
      <p>{t('client.keys.freshUse')}</p>
      <code className={styles.secret} translate="no">
        Authorization: Bearer {secret.slice(0, 8)}…
      </code>
    </section>
  )
}

function KeyRow({ one }: { readonly one: KeysData['keys'][number] }) {
  const { t } = useTranslation()
  const { uuid, name, lastFour, createdAt, lastUsed, revokedAt, byDay, total, today } = one
  return (
    <li className={styles.key} data-revoked={revokedAt ? '' : undefined}>
      <h3 className={styles.name}>
        {name}{' '}
        <code className={styles.mask} translate="no">
          zeri_…{lastFour}
        </code>
      </h3>
      <dl className={styles.facts}>
        <dt>{t('client.keys.createdAt')}</dt>
        <dd>{createdAt}</dd>
        <dt>{t('client.keys.lastUsed')}</dt>
        <dd>{lastUsed ?? t('client.keys.unused')}</dd>
        {revokedAt && (
          <>
            <dt>{t('client.keys.revokedAt')}</dt>
            <dd>{revokedAt}</dd>
          </>
        )}
      </dl>
      <UsageFigure byDay={byDay} label={t('client.keys.usage', { total, today })} />
      {!revokedAt && (
        <Disclosure summary={t('client.keys.revokeOf', { name })}>
          <Form method="post" className={styles.revoke}>
            <p>{t('client.keys.revokeLead')}</p>
            <input type="hidden" name="uuid" value={uuid} />
            <PillButton
              type="submit"
              name="do"
              value="revoke-key"
              aria-label={t('client.keys.revokeOf', { name })}
            >
              {t('client.keys.revoke')}
            </PillButton>
          </Form>
        </Disclosure>
      )}
    </li>
  )
}
