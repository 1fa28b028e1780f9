import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { localisePath } from '@zeri/contract/browser'
import type { SubmitEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { CheckField } from '../../ui/form/check-field.tsx'
import { ChoiceField } from '../../ui/form/choice-field.tsx'
import formStyles from '../../ui/form/form.module.css'
import { TextField } from '../../ui/form/text-field.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { PillButton } from '../../ui/pill.tsx'
import { BirthTimeFields } from '../charts/birth-time-fields.tsx'
import type { ChartRefusal } from '../charts/chart-refusal.ts'
import { noValues } from '../charts/chart-values.ts'
import { PlaceFields } from '../charts/place-fields.tsx'
import { useChartForm } from '../charts/use-chart-form.ts'
import styles from './add-person.module.css'
import type { PredictData } from './load-predict.server.ts'

/** The id of the question's form: the form of a birth stands beside it, since a birth never goes into an address. */
export const QUESTION_FORM = 'question'
const ERASE_FORM = 'erase-birth'

const extraFields = { email: false, consent: true } as const

/**
 * The address a form beside the question is sent to. It holds the question, so that the answer is that of the same
 * question: as it was sent last, and in a browser with scripts as it stands now.
 */
function useQuestionAddress(search: string) {
  const path = localisePath('/predict', useLocale())
  return {
    action: `${path}?${search}`,
    readNow(event: SubmitEvent<HTMLFormElement>) {
      const question = document.getElementById(QUESTION_FORM)
      if (!(question instanceof HTMLFormElement)) return
      const fields = [...new FormData(question)].map(([name, value]) => [name, String(value)])
      event.currentTarget.setAttribute('action', `${path}?${new URLSearchParams(fields)}`)
    },
  }
}

type AddPersonProps = {
  readonly data: Pick<PredictData, 'search' | 'isFull'>
  readonly refused: ChartRefusal | undefined
}

/** A birth typed right in the question, folded away. */
export function AddPerson({ data: { search, isFull }, refused }: AddPersonProps) {
  const { t } = useTranslation()
  if (isFull) return <p className={styles.note}>{t('chooser.person.full')}</p>
  return (
    <details className={styles.add} open={refused !== undefined}>
      <summary className={styles.summary}>
        <IconPlus size={18} stroke={1.6} aria-hidden="true" />
        {t('chooser.person.add')}
      </summary>
      <BirthForm key={search} search={search} refused={refused} />
    </details>
  )
}

type BirthFormProps = { readonly search: string; readonly refused: ChartRefusal | undefined }

function BirthForm({ search, refused }: BirthFormProps) {
  const { t } = useTranslation()
  const { action, readNow } = useQuestionAddress(search)
  const first = refused?.values ?? noValues
  const chart = useChartForm({ start: first, refused, extraFields })
  const { form, faultOf } = chart
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    form.onSubmit(event)
    if (!event.defaultPrevented) readNow(event)
  }
  return (
    <Form
      {...form}
      className={styles.birth}
      action={action}
      onSubmit={send}
      aria-label={t('chooser.person.add')}
    >
      <noscript>{refused && <p className={formStyles.refusal}>{t(refused.notice)}</p>}</noscript>
      <div className={styles.part}>
        <TextField
          name="fio"
          label={t('charts.fio')}
          autoComplete="off"
          defaultValue={first.fio}
          fault={faultOf('fio')}
        />
        <ChoiceField
          name="gender"
          label={t('charts.gender')}
          options={[
            { value: 'female', label: t('charts.female') },
            { value: 'male', label: t('charts.male') },
          ]}
          chosen={first.gender}
          fault={faultOf('gender')}
        />
      </div>
      <div className={styles.part}>
        <BirthTimeFields first={first} chart={chart} />
      </div>
      <div className={styles.part}>
        <PlaceFields first={first} chart={chart} places={refused?.places ?? []} />
      </div>
      <div className={styles.foot}>
        <CheckField name="consent" fault={faultOf('consent')} hint={t('chooser.person.stored')}>
          {t('chooser.person.agrees')}{' '}
          <PageLink to="/rules" target="_blank">
            {t('chooser.person.rules')}
          </PageLink>
        </CheckField>
        <AddButton />
      </div>
    </Form>
  )
}

function AddButton() {
  const { t } = useTranslation()
  const isBusy = useNavigation().formMethod === 'POST' // GET finds days
  return <PillButton type="submit">{t(isBusy ? 'accounts.busy' : 'chooser.person.send')}</PillButton>
}

/** The form behind the buttons that erase typed births. */
export function EraseForm({ search }: { readonly search: string }) {
  const { action, readNow } = useQuestionAddress(search)
  return <Form method="post" id={ERASE_FORM} action={action} onSubmit={readNow} />
}

type UnpaidFieldProps = {
  readonly person: PredictData['unpaid'][number]
  readonly eachPrice: string | null
}

/** A person whose calendar is not paid for: the name with its price; a typed birth can be erased in one tap. */
export function UnpaidField({ person, eachPrice }: UnpaidFieldProps) {
  const { t } = useTranslation()
  const { uuid, name, born, isWanted, keptUntil } = person
  return (
    <>
      <label className={styles.person}>
        <input
          type="checkbox"
          name="chart"
          value={uuid}
          defaultChecked={isWanted}
          className={formStyles.checkBox}
        />
        <span>
          <span className={styles.name}>{name}</span>{' '}
          <span className={styles.quiet}>
            {born}
            {keptUntil && ` · ${t('chooser.person.until', { date: keptUntil })}`}
          </span>
        </span>
      </label>
      <span className={styles.actions}>
        {eachPrice && <span className={styles.quiet}>{t('chooser.person.price', { price: eachPrice })}</span>}
        {keptUntil && (
          <button
            type="submit"
            form={ERASE_FORM}
            name="erase"
            value={uuid}
            className={styles.erase}
            aria-label={t('chooser.person.eraseOf', { name })}
            title={t('chooser.person.erase')}
          >
            <IconTrash size={18} stroke={1.6} aria-hidden="true" />
          </button>
        )}
      </span>
    </>
  )
}
