import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import formStyles from '../../ui/form/form.module.css'
import { SendButton } from '../../ui/form/send-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { PillButton, PillFile } from '../../ui/pill.tsx'
import type { Faults } from './account-forms.ts'
import styles from './factor-section.module.css'
import type { SecurityData } from './security-page.server.ts'
import listStyles from './session-list.module.css'
import { useAccountForm } from './use-account-form.ts'

const FEW_CODES = 3

type FactorSectionProps = Pick<SecurityData, 'factor' | 'setup'> & {
  readonly isVerified: boolean
  /** Those that were just made; they are shown this once. */
  readonly backupCodes: readonly string[] | undefined
  readonly serverFaults: Faults | undefined
}

/** The second factor: turned on in two steps, and off by a code. */
export function FactorSection(props: FactorSectionProps) {
  const { t } = useTranslation()
  const { factor, setup, isVerified, backupCodes, serverFaults } = props
  return (
    <>
      <p className={listStyles.lead}>{t('client.factor.lead')}</p>
      {backupCodes && <BackupCodes codes={backupCodes} />}
      {factor && <ActiveFactor factor={factor} serverFaults={serverFaults} />}
      {!factor && setup && <Setup setup={setup} serverFaults={serverFaults} />}
      {!factor && !setup && (
        <>
          <p className={listStyles.lead}>
            {t(isVerified ? 'client.factor.off' : 'client.factor.verifyFirst')}
          </p>
          {isVerified && (
            <Form method="post" className={styles.action}>
              <PillButton type="submit" name="do" value="begin-factor">
                {t('client.factor.begin')}
              </PillButton>
            </Form>
          )}
        </>
      )}
    </>
  )
}

function Setup({
  setup,
  serverFaults,
}: Pick<FactorSectionProps, 'serverFaults'> & Pick<SecurityData, 'setup'>) {
  const { t } = useTranslation()
  const { form, faultOf } = useAccountForm('factor-code', { serverFaults })
  if (!setup) return null
  const { secret, url, qr } = setup
  return (
    <div className={styles.setup}>
      <p>{t('client.factor.scan')}</p>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={t('client.factor.qr')}
        shapeRendering="crispEdges"
      >
        <path d={qr.path} />
      </svg>
      <dl className={listStyles.facts}>
        <dt>{t('client.factor.secret')}</dt>
        <dd>
          <code className={styles.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        </dd>
      </dl>
      <PillFile href={url}>{t('client.factor.open')}</PillFile>
      <Form className={formStyles.form} {...form}>
        <input type="hidden" name="do" value="confirm-factor" />
        <TextField
          name="factorCode"
          label={t('client.factor.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          fault={faultOf('factorCode')}
        />
        <SendButton>{t('client.factor.confirm')}</SendButton>
      </Form>
    </div>
  )
}

type ActiveFactorProps = Pick<FactorSectionProps, 'serverFaults'> & {
  readonly factor: NonNullable<SecurityData['factor']>
}

function ActiveFactor({ factor, serverFaults }: ActiveFactorProps) {
  const { t } = useTranslation()
  const { form, faultOf } = useAccountForm('factor-code', { serverFaults })
  const { since, backupCodesLeft } = factor
  return (
    <>
      <p className={styles.state}>{t('client.factor.on', { at: since })}</p>
      <p>{t('client.factor.codesLeft', { count: backupCodesLeft })}</p>
      {backupCodesLeft < FEW_CODES && <p role="status">{t('client.factor.few')}</p>}
      <Form method="post" className={styles.action}>
        <PillButton type="submit" name="do" value="make-codes">
          {t('client.factor.newCodes')}
        </PillButton>
        <p className={listStyles.lead}>{t('client.factor.newCodesNote')}</p>
      </Form>
      <Disclosure summary={t('client.factor.removeTitle')}>
        <Form className={formStyles.form} {...form}>
          <input type="hidden" name="do" value="remove-factor" />
          <TextField
            name="factorCode"
            label={t('client.factor.removeCode')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            fault={faultOf('factorCode')}
          />
          <SendButton>{t('client.factor.remove')}</SendButton>
        </Form>
      </Disclosure>
    </>
  )
}

function BackupCodes({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTranslation()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className={styles.codes} aria-labelledby="backup-codes">
      <h3 id="backup-codes" ref={title} tabIndex={-1}>
        {t('client.factor.codesTitle')}
      </h3>
      <p>{t('client.factor.codesLead')}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </section>
  )
}
