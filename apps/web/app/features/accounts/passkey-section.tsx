import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import formStyles from '../../ui/form/form.module.css'
import { TextField } from '../../ui/form/text-field.tsx'
import { PillButton } from '../../ui/pill.tsx'
import { AddPasskey } from './add-passkey.tsx'
import type { SecurityData } from './security-page.server.ts'
import styles from './session-list.module.css'

type PasskeySectionProps = Pick<SecurityData, 'passkeys' | 'isConfirmed'>

/** The passkeys of an account: each can be renamed and removed; a new one needs its owner confirmed. */
export function PasskeySection({ passkeys, isConfirmed }: PasskeySectionProps) {
  const { t } = useTranslation()
  return (
    <>
      <p className={styles.lead}>{t('client.passkeys.lead')}</p>
      {passkeys.length === 0 && <p className={styles.lead}>{t('client.passkeys.none')}</p>}
      <ul>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.uuid} passkey={passkey} />
        ))}
      </ul>
      <div className={styles.add}>
        {isConfirmed ? (
          <AddPasskey />
        ) : (
          <Form method="post">
            <PillButton type="submit" name="do" value="confirm-first">
              {t('client.confirm.first')}
            </PillButton>
          </Form>
        )}
      </div>
    </>
  )
}

function PasskeyRow({ passkey }: { readonly passkey: SecurityData['passkeys'][number] }) {
  const { t } = useTranslation()
  const { uuid, name, isSynced, isBlocked, createdAt, lastUsed } = passkey
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.device}>{name}</p>
        <dl className={styles.facts}>
          <dt>{t('client.passkeys.createdAt')}</dt>
          <dd>{createdAt}</dd>
          <dt>{t('client.sessions.lastUsed')}</dt>
          <dd>{lastUsed ?? t('client.passkeys.unused')}</dd>
        </dl>
        {isBlocked && <p className={formStyles.refusal}>{t('client.passkeys.blocked')}</p>}
        {isSynced && <p className={styles.lead}>{t('client.passkeys.synced')}</p>}
        <Disclosure summary={t('client.passkeys.rename')}>
          <Form method="post" className={styles.rename}>
            <input type="hidden" name="uuid" value={uuid} />
            <TextField
              name="name"
              label={t('client.passkeys.nameOf', { name })}
              defaultValue={name}
              maxLength={60}
              required
            />
            <PillButton type="submit" name="do" value="rename-passkey">
              {t('client.passkeys.save')}
            </PillButton>
          </Form>
        </Disclosure>
      </div>
      <Form method="post">
        <input type="hidden" name="uuid" value={uuid} />
        <PillButton
          type="submit"
          name="do"
          value="remove-passkey"
          aria-label={t('client.passkeys.removeOf', { name })}
        >
          {t('client.passkeys.remove')}
        </PillButton>
      </Form>
    </li>
  )
}
