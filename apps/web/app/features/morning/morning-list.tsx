import type { listMornings, Output } from '@zeri/contract'
import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { CheckField } from '../../ui/form/check-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PillButton } from '../../ui/pill.tsx'
import { usePage } from '../../use-page.ts'
import styles from './morning.module.css'
import { listMorningTimes } from './morning-form.tsx'
import { unsubscribeHere } from './push-in-browser.ts'

export type Morning = Output<typeof listMornings>['mornings'][number]

/** What comes already, with its hour and rhythm to change and the button that ends it. */
export function MorningList({ mornings }: { readonly mornings: readonly Morning[] }) {
  const { t } = useTranslation()
  return (
    <Panel title={t('morning.list.title')}>
      <ul className={styles.list}>
        {mornings.map((morning) => (
          <li key={morning.uuid} className={styles.morning}>
            <MorningItem morning={morning} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function MorningItem({ morning }: { readonly morning: Morning }) {
  const { t } = useTranslation()
  const { user } = usePage()
  const { uuid, channel, time, rhythm, place, chart, isHere } = morning
  const name = t(`morning.list.${channel === 'push' && isHere ? 'pushHere' : channel}`)
  const facts = [
    t(`morning.list.${rhythm}`, { time }),
    ...(place ? [t('morning.list.clock', { place })] : []),
    ...(chart ? [t('morning.list.own')] : []),
    ...(channel === 'mail' && user ? [user.email] : []),
  ]
  const end = () => {
    if (channel === 'push' && isHere) void unsubscribeHere().catch(() => {})
  }
  return (
    <>
      <p>
        <strong>{name}</strong>
        <span className={styles.hint}>{facts.join(', ')}</span>
      </p>
      <Form method="post" className={styles.change} key={`${time} ${rhythm} ${place}`}>
        <input type="hidden" name="uuid" value={uuid} />
        <SelectField
          name="time"
          label={t('morning.form.time')}
          defaultValue={time}
          options={listMorningTimes(time)}
          isCompact
        />
        <SelectField
          name="rhythm"
          label={t('morning.form.rhythm')}
          defaultValue={rhythm}
          options={(['daily', 'weekly'] as const).map((value) => ({
            value,
            label: t(`morning.form.${value}`),
          }))}
          isCompact
        />
        <OtherPlace morning={morning} />
        <div className={styles.buttons}>
          <PillButton type="submit" name="do" value="change">
            {t('morning.list.save')}
          </PillButton>
          <PillButton type="submit" name="do" value="end" onClick={end}>
            {t('morning.list.end')}
          </PillButton>
        </div>
      </Form>
    </>
  )
}

/** Moves a morning to the place of the page; the place of an account moves its mornings by itself. */
function OtherPlace({ morning }: { readonly morning: Morning }) {
  const { t } = useTranslation()
  const { place } = usePage()
  if (!place || place.isDefault || place.address === morning.place) return null
  return (
    <CheckField name="place" value={place.id}>
      {t('morning.list.usePlace', { place: place.address })}
    </CheckField>
  )
}
