import type { listSchools, Output } from '@zeri/contract'
import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ChoiceField } from '../../ui/form/choice-field.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './school-form.module.css'

type Schools = Output<typeof listSchools>
type Switch = Schools['switches'][number]
type SchoolFormProps = Schools & {
  /** The chosen value of each switch. */
  readonly chosen: Readonly<Record<string, string>>
  /** The canonical rules of the chosen school. */
  readonly rules: string
}

const groups = ['day', 'both', 'birth'] as const

/** The schools known by name, each a button of a form that works without a script. */
export function PresetForm({ presets, rules }: Pick<SchoolFormProps, 'presets' | 'rules'>) {
  return (
    <Form method="post" className={styles.presets}>
      {presets.map((preset) => (
        <button
          key={preset.id}
          type="submit"
          name="preset"
          value={preset.rules}
          className={styles.preset}
          aria-pressed={preset.rules === rules}
        >
          <strong className={styles.name}>{preset.name}</strong>
          <span className={styles.short}>{preset.short}.</span>
        </button>
      ))}
    </Form>
  )
}

/** Every switch with its values, who uses which, and where it is written. */
export function SwitchForm({ switches, chosen, rules }: Omit<SchoolFormProps, 'presets'>) {
  const { t } = useTranslation()
  return (
    <Form key={rules} method="post" className={styles.switches}>
      {groups.map((group) => (
        <Panel key={group} title={t(`school.groups.${group}.title`)} note={t(`school.groups.${group}.note`)}>
          {switches
            .filter(({ concerns }) => concerns === group)
            .map((one) => (
              <SwitchField key={one.name} one={one} chosen={chosen[one.name] ?? ''} />
            ))}
        </Panel>
      ))}
      <div className={styles.send}>
        <SendButton>{t('school.save')}</SendButton>
      </div>
    </Form>
  )
}

function SwitchField({ one, chosen }: { readonly one: Switch; readonly chosen: string }) {
  const { t } = useTranslation()
  const { name, question, values, users, source } = one
  return (
    <div className={styles.field}>
      <ChoiceField
        isStacked
        name={name}
        label={<span className={styles.question}>{question}</span>}
        chosen={chosen}
        hint={users}
        options={values.map((value, place) => ({
          value: value.value,
          label: (
            <>
              <strong>{value.name}</strong>
              {place === 0 && <span className={styles.usual}> {t('school.usual')}</span>}
              <span className={styles.line}>{value.short}.</span>
            </>
          ),
        }))}
      />
      <p className={styles.source}>{t('school.source', { source })}</p>
    </div>
  )
}
