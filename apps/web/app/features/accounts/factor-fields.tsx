import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { CheckField } from '../../ui/form/check-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

/** What the recovery of an account with a second factor also needs; shown once the server says so. */
export function FactorFields({ fault }: { readonly fault: string | undefined }) {
  const { t } = useTranslation()
  const [isNeeded, setNeeded] = useState(false)
  if (fault !== undefined && !isNeeded) setNeeded(true)
  if (!isNeeded && fault === undefined) return null
  return (
    <>
      <TextField
        name="secondFactor"
        label={t('accounts.factor.code')}
        hint={t('accounts.factor.hint')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        fault={fault}
      />
      <CheckField name="lost" hint={t('accounts.factor.lostHint')}>
        {t('accounts.factor.lost')}
      </CheckField>
    </>
  )
}
