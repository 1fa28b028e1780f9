import { FIRST_YEAR, LAST_YEAR, localisePath } from '@zeri/contract/browser'
import { memo } from 'react'
import { useNavigation } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ChoiceField } from '../../ui/form/choice-field.tsx'
import formStyles from '../../ui/form/form.module.css'
import { PageForm } from '../../ui/form/page-form.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { formatWeight } from '../../ui/weight.ts'
import type { ChartRefusal } from '../charts/chart-refusal.ts'
import { AddPerson, EraseForm, QUESTION_FORM, UnpaidField } from './add-person.tsx'
import styles from './chooser-form.module.css'
import type { ChooserFaults } from './chooser-query.ts'
import type { PredictData } from './load-predict.server.ts'
import { TagOptions } from './tag-options.tsx'

type ChooserFormProps = {
  readonly data: PredictData
  /** Why a typed birth was refused. */
  readonly refused?: ChartRefusal | undefined
}

/** The form of the chooser: what the day is for, when, and for whom. It uses GET, so that a search can be bookmarked. */
export const ChooserForm = memo(function ChooserForm({ data, refused }: ChooserFormProps) {
  const { t } = useTranslation()
  const { query, themes, tags } = data
  const faultOf = useFault(data)
  return (
    <div className={styles.question}>
      <PageForm
        id={QUESTION_FORM}
        action={`${localisePath('/predict', useLocale())}#answer`}
        className={styles.form}
      >
        <SelectField
          name="tag"
          label={t('chooser.tag')}
          defaultValue={query.tag}
          fault={faultOf('tag')}
          required
          isCompact={faultOf('tag') === undefined}
        >
          <option value="">{t('chooser.tagNone')}</option>
          <TagOptions themes={themes} tags={tags} />
        </SelectField>
        <PlaceField data={data} />
        <SpanFields data={data} />
        <ConditionFields data={data} />
        <PeopleFields data={data} />
      </PageForm>
      <EraseForm search={data.search} />
      <AddPerson data={data} refused={refused} />
      <FindButton />
    </div>
  )
})

/** Apart from the form, which is not rendered again when the question is sent. */
function FindButton() {
  const { t } = useTranslation()
  const { state } = useNavigation()
  return (
    <SendButton form={QUESTION_FORM} busy={state === 'loading' ? t('chooser.busy') : undefined}>
      {t('chooser.send')}
    </SendButton>
  )
}

/** Returns the message at a field of the form, if something is wrong with it. */
function useFault({ faults }: PredictData): (field: keyof ChooserFaults) => string | undefined {
  const { t } = useTranslation()
  return (field) => {
    const found = faults[field]
    return found && t(`chooser.faults.${found.fault}`, { typed: found.typed })
  }
}

/** The place is part of the address; where it is not the visitor's own, the form offers both. */
function PlaceField({ data }: { readonly data: PredictData }) {
  const { t } = useTranslation()
  const { place, ownPlace } = data
  const fault = useFault(data)('place')
  const places = [place, ownPlace].filter((one) => one !== null)
  if (!fault && places.every(({ id }) => id === places[0]?.id))
    return place && <input type="hidden" name="place" value={place.id} />
  return (
    <SelectField
      name="place"
      label={t('chooser.place.label')}
      defaultValue={place?.id}
      fault={fault}
      options={places.map(({ id, address }) => ({ value: id, label: address }))}
    />
  )
}

function SpanFields({ data }: { readonly data: PredictData }) {
  const { t } = useTranslation()
  const { query, months } = data
  const { volume, year, month, from, to } = query
  const faultOf = useFault(data)
  return (
    <div className={styles.span}>
      <ChoiceField
        name="volume"
        label={t('chooser.volume.label')}
        chosen={volume}
        options={(['month', 'year', 'range'] as const).map((value) => ({
          value,
          label: t(`chooser.volume.${value}`),
        }))}
      />
      <div className={styles.row}>
        <div className={styles.ofMonth}>
          <SelectField
            name="month"
            label={t('chooser.month')}
            defaultValue={String(month)}
            fault={faultOf('month')}
          >
            {months.map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <div className={styles.ofYear}>
          <TextField
            name="year"
            type="number"
            inputMode="numeric"
            min={FIRST_YEAR}
            max={LAST_YEAR}
            label={t('chooser.year')}
            defaultValue={year}
            fault={faultOf('year')}
          />
        </div>
        <div className={styles.ofRange}>
          <TextField
            name="from"
            type="date"
            label={t('chooser.from')}
            defaultValue={from}
            fault={faultOf('from')}
          />
        </div>
        <div className={styles.ofRange}>
          <TextField name="to" type="date" label={t('chooser.to')} defaultValue={to} fault={faultOf('to')} />
        </div>
      </div>
    </div>
  )
}

const mins = [1, 2, 3, 0] as const

function ConditionFields({ data }: { readonly data: PredictData }) {
  const { t } = useTranslation()
  const { query, weekdays, faults } = data
  const { after, before, min, night, holidays, weekdays: chosen } = query
  const faultOf = useFault(data)
  const isFaulty = ['weekday', 'after', 'min', 'holidays'].some((field) => field in faults)
  const isSet = after !== '' || before !== '' || chosen.length > 0 || min !== 1 || night || holidays !== 'any'
  return (
    <Disclosure summary={t('chooser.conditions')} isOpen={isFaulty || isSet}>
      <div className={styles.conditions}>
        <fieldset className={styles.group}>
          <legend className={formStyles.label}>{t('chooser.weekdays')}</legend>
          <div className={styles.weekdays}>
            {weekdays.map(({ short, long }, index) => (
              <label key={long} className={styles.weekday}>
                <input
                  type="checkbox"
                  name="weekday"
                  value={index + 1}
                  defaultChecked={chosen.includes(index + 1)}
                  className={formStyles.checkBox}
                  aria-label={long}
                />
                <span aria-hidden="true">{short}</span>
              </label>
            ))}
          </div>
          {faultOf('weekday') && <p className={formStyles.fault}>{faultOf('weekday')}</p>}
        </fieldset>
        <ChoiceField
          name="holidays"
          label={t('chooser.holidays.label')}
          chosen={holidays}
          fault={faultOf('holidays')}
          options={(['any', 'only', 'avoid'] as const).map((value) => ({
            value,
            label: t(`chooser.holidays.${value}`),
          }))}
        />
        <ChoiceField
          name="night"
          label={t('chooser.night.label')}
          chosen={night ? '1' : '0'}
          options={[
            { value: '0', label: t('chooser.night.waking') },
            { value: '1', label: t('chooser.night.all') },
          ]}
        />
        <div className={styles.row}>
          <TextField
            name="after"
            type="time"
            label={t('chooser.after')}
            defaultValue={after}
            fault={faultOf('after')}
          />
          <TextField name="before" type="time" label={t('chooser.before')} defaultValue={before} />
        </div>
        <ChoiceField
          name="min"
          label={t('chooser.min.label')}
          chosen={String(min)}
          fault={faultOf('min')}
          options={mins.map((value) => ({
            value: String(value),
            label: t(`chooser.min.${value}`, { weight: formatWeight(value) }),
          }))}
        />
      </div>
    </Disclosure>
  )
}

/** The paid charts, each with its role in the choice, then the people who are not paid for, with their price. */
function PeopleFields({ data }: { readonly data: PredictData }) {
  const { t } = useTranslation()
  const { charts, unpaid, query, isSignedIn, eachPrice } = data
  if (charts.length + unpaid.length === 0)
    return (
      <p className={styles.everyone}>
        {t('chooser.people.everyone')}{' '}
        <PageLink to="/personal">
          {t(isSignedIn ? 'chooser.people.unpaid' : 'chooser.people.personal')}
        </PageLink>
      </p>
    )
  return (
    <fieldset className={styles.group} id="people">
      <legend className={formStyles.label}>{t('chooser.people.label')}</legend>
      <ul className={styles.people}>
        {charts.map(({ uuid, name }) => (
          <li key={uuid} className={styles.person}>
            <label className={styles.part}>
              <input
                type="checkbox"
                name="chart"
                value={uuid}
                defaultChecked={query.full.includes(uuid) || query.veto.includes(uuid)}
                className={formStyles.checkBox}
              />
              <span>{name}</span>
            </label>
            <label className={styles.veto}>
              <input
                type="checkbox"
                name="veto"
                value={uuid}
                defaultChecked={query.veto.includes(uuid)}
                className={formStyles.checkBox}
                aria-label={t('chooser.people.vetoOf', { name })}
              />
              <span aria-hidden="true">{t('chooser.people.veto')}</span>
            </label>
          </li>
        ))}
        {unpaid.map((person) => (
          <li key={person.uuid} className={styles.person}>
            <UnpaidField person={person} eachPrice={eachPrice} />
          </li>
        ))}
      </ul>
      {charts.length > 0 && <p className={styles.hint}>{t('chooser.people.hint')}</p>}
    </fieldset>
  )
}
