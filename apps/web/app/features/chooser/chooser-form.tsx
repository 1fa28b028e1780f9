import { FIRST_YEAR, LAST_YEAR, localisePath } from '@zeri/contract/browser'
import { Form, useNavigation } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ChoiceField } from '../../ui/form/choice-field.tsx'
import formStyles from '../../ui/form/form.module.css'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { formatWeight } from '../../ui/weight.ts'
import styles from './chooser-form.module.css'
import type { PredictData } from './load-predict.server.ts'
import { TagOptions } from './tag-options.tsx'

/** The form of the chooser: what the day is for, when, and for whom. It uses GET, so that a search can be bookmarked. */
export function ChooserForm({ data }: { readonly data: PredictData }) {
  const { t } = useTranslation()
  const { state } = useNavigation()
  const { query, themes, tags } = data
  return (
    <Form method="get" action={localisePath('/predict', useLocale())} className={styles.form}>
      <SelectField name="tag" label={t('chooser.tag')} defaultValue={query.tag} required isCompact>
        <option value="">{t('chooser.tagNone')}</option>
        <TagOptions themes={themes} tags={tags} />
      </SelectField>
      <SpanFields data={data} />
      <ConditionFields data={data} />
      <PeopleFields data={data} />
      <SendButton busy={state === 'loading' ? t('chooser.busy') : undefined}>{t('chooser.send')}</SendButton>
    </Form>
  )
}

function SpanFields({ data: { query, months } }: { readonly data: PredictData }) {
  const { t } = useTranslation()
  const { volume, year, month, from, to } = query
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
          <SelectField name="month" label={t('chooser.month')} defaultValue={String(month)} isCompact>
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
          />
        </div>
        <div className={styles.ofRange}>
          <TextField name="from" type="date" label={t('chooser.from')} defaultValue={from} />
        </div>
        <div className={styles.ofRange}>
          <TextField name="to" type="date" label={t('chooser.to')} defaultValue={to} />
        </div>
      </div>
    </div>
  )
}

const mins = [1, 2, 3, 0] as const

function ConditionFields({ data: { query, weekdays } }: { readonly data: PredictData }) {
  const { t } = useTranslation()
  const { after, before, min, weekdays: chosen } = query
  const isOpen = after !== '' || before !== '' || chosen.length > 0 || min !== 1
  return (
    <Disclosure summary={t('chooser.conditions')} isOpen={isOpen}>
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
        </fieldset>
        <div className={styles.row}>
          <TextField name="after" type="time" label={t('chooser.after')} defaultValue={after} />
          <TextField name="before" type="time" label={t('chooser.before')} defaultValue={before} />
        </div>
        <ChoiceField
          name="min"
          label={t('chooser.min.label')}
          chosen={String(min)}
          options={mins.map((value) => ({
            value: String(value),
            label: t(`chooser.min.${value}`, { weight: formatWeight(value) }),
          }))}
        />
      </div>
    </Disclosure>
  )
}

/** The paid charts, each with its role in the choice. */
function PeopleFields({ data: { charts, query, isSignedIn } }: { readonly data: PredictData }) {
  const { t } = useTranslation()
  if (charts.length === 0)
    return (
      <p className={styles.everyone}>
        {t('chooser.people.everyone')}{' '}
        <PageLink to="/personal">
          {t(isSignedIn ? 'chooser.people.unpaid' : 'chooser.people.personal')}
        </PageLink>
      </p>
    )
  return (
    <fieldset className={styles.group}>
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
      </ul>
      <p className={styles.hint}>{t('chooser.people.hint')}</p>
    </fieldset>
  )
}
