import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { CheckField } from '../../ui/form/check-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import styles from './feeds.module.css'
import type { FeedsData } from './load-feeds.server.ts'
import { TagOptions } from './tag-options.tsx'

const filters = ['all', 'good', 'warnings', 'mine'] as const

/** Creates a feed for calendar apps: whose days, for which activity, and which of them. */
export function FeedForm({ data: { charts, themes, tags } }: { readonly data: FeedsData }) {
  const { t } = useTranslation()
  const [first] = charts
  const offered = filters.filter((filter) => filter !== 'mine' || first)
  return (
    <Form method="post" className={styles.form}>
      <SelectField name="chart" label={t('chooser.feeds.chart')} defaultValue={first?.uuid ?? ''} isCompact>
        <option value="">{t('chooser.feeds.everyone')}</option>
        {charts.map(({ uuid, name }) => (
          <option key={uuid} value={uuid}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField name="tag" label={t('chooser.tag')} defaultValue="" isCompact>
        <option value="">{t('chooser.feeds.wholeDay')}</option>
        <TagOptions themes={themes} tags={tags} />
      </SelectField>
      <SelectField name="filter" label={t('chooser.feeds.filter')} defaultValue="all" isCompact>
        {offered.map((filter) => (
          <option key={filter} value={filter}>
            {t(`chooser.feeds.filters.${filter}`)}
          </option>
        ))}
      </SelectField>
      <CheckField name="withHours" hint={t('chooser.feeds.hoursHint')}>
        {t('chooser.feeds.withHours')}
      </CheckField>
      <CheckField name="withLunarDates" hint={t('chooser.feeds.lunarDatesHint')}>
        {t('chooser.feeds.withLunarDates')}
      </CheckField>
      <input type="hidden" name="do" value="add-feed" />
      <SendButton>{t('chooser.feeds.add')}</SendButton>
    </Form>
  )
}
