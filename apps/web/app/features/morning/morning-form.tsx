import { listReminderTimes, localisePath } from '@zeri/contract/browser'
import { type FormEvent, type ReactNode, useEffect } from 'react'
import { Form, useNavigation } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ChoiceField } from '../../ui/form/choice-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { usePage } from '../../use-page.ts'
import type { ReminderChart } from '../reminders/reminder-charts.server.ts'
import styles from './morning.module.css'
import { findObstacle, thisPushBrowser } from './push-in-browser.ts'
import { usePushMorning } from './use-push-morning.ts'

const DEFAULT_TIME = '07:00'

type MorningFormProps = {
  readonly pushKey: string | null
  readonly hasTelegram: boolean
  /** The paid charts of the signed-in user. */
  readonly charts: readonly ReminderChart[]
  /** The form was sent for a notification without its script. */
  readonly needsScript: boolean
}

/** Where, when and whose: one form for every way. Telegram and mail work without a script. */
export function MorningForm({ pushKey, hasTelegram, charts, needsScript }: MorningFormProps) {
  const { t } = useTranslation()
  const { formData } = useNavigation()
  const { place } = usePage()
  const push = usePushMorning(pushKey)
  const { setObstacle } = push
  useEffect(() => {
    if (pushKey !== null) setObstacle(findObstacle(thisPushBrowser()))
  }, [pushKey, setObstacle])
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget)
    if (form.get('way') !== 'push') return
    event.preventDefault()
    void push.begin(form)
  }
  const isBusy = push.isBusy || (formData !== undefined && formData.get('do') === null)
  return (
    <Panel title={t('morning.form.title')}>
      <Form method="post" className={styles.form} onSubmit={onSubmit}>
        <ChoiceField
          isStacked
          isCompact
          name="way"
          label={t('morning.form.way')}
          chosen={pushKey !== null ? 'push' : hasTelegram ? 'telegram' : 'mail'}
          options={waysOf({ pushKey, hasTelegram }).map((way) => ({
            value: way,
            label: (
              <>
                <strong>{t(`morning.form.${way}`)}</strong>
                <WayHint way={way} />
              </>
            ),
          }))}
        />
        <p role="status" className={styles.obstacle}>
          {push.obstacle && t(`morning.push.${push.obstacle}`)}
          {needsScript && !push.obstacle && <SentTooEarly />}
        </p>
        {place && <input type="hidden" name="place" value={place.id} />}
        <SelectField
          name="time"
          label={t('morning.form.time')}
          defaultValue={DEFAULT_TIME}
          options={listMorningTimes(DEFAULT_TIME)}
          isCompact
        />
        <PlaceLine />
        <ChoiceField
          isCompact
          name="rhythm"
          label={t('morning.form.rhythm')}
          chosen="daily"
          options={(['daily', 'weekly'] as const).map((rhythm) => ({
            value: rhythm,
            label: t(`morning.form.${rhythm}`),
          }))}
        />
        <WhoseDay charts={charts} />
        <SendButton busy={isBusy ? t('morning.form.busy') : undefined}>{t('morning.form.send')}</SendButton>
      </Form>
    </Panel>
  )
}

/** The form was sent before its script ran, or without one. */
function SentTooEarly() {
  const { t } = useTranslation()
  return (
    <>
      <noscript>{t('morning.push.noScript')}</noscript>
      <span className="needs-script">{t('morning.push.again')}</span>
    </>
  )
}

type Way = 'push' | 'telegram' | 'mail'

function waysOf({ pushKey, hasTelegram }: Pick<MorningFormProps, 'pushKey' | 'hasTelegram'>): readonly Way[] {
  const ways: Way[] = []
  if (pushKey !== null) ways.push('push')
  if (hasTelegram) ways.push('telegram')
  return [...ways, 'mail']
}

/** The quarters of a day, and the stored time if it is one after midnight. */
export function listMorningTimes(stored: string) {
  return listReminderTimes()
    .filter((time) => time < '24:00' || time === stored)
    .map((time) => ({ value: time, label: time }))
}

/** What a way needs. */
function WayHint({ way }: { readonly way: Way }) {
  const { t } = useTranslation()
  if (way === 'mail') return <MailHint />
  return (
    <span className={styles.hint}>
      {t(`morning.form.${way}Hint`)}
      {way === 'push' && <noscript> {t('morning.push.noScript')}</noscript>}
    </span>
  )
}

/** The address of the account, or how to get one that is verified; each way leads back to this page. */
function MailHint() {
  const { t } = useTranslation()
  const { user } = usePage()
  const back = new URLSearchParams({ back: localisePath('/morning', useLocale()) })
  if (user?.verified)
    return <span className={styles.hint}>{t('morning.form.mailHint', { email: user.email })}</span>
  if (user)
    return (
      <span className={styles.hint}>
        {t('morning.form.mailVerify')} <PageLink to="/verify">{t('morning.form.verify')}</PageLink>
      </span>
    )
  return (
    <span className={styles.hint}>
      {t('morning.form.mailSignIn')} <PageLink to={`/sign-in?${back}`}>{t('morning.form.signIn')}</PageLink>
      {' · '}
      <PageLink to={`/sign-up?${back}`}>{t('morning.form.signUp')}</PageLink>
    </span>
  )
}

/** The place whose clock counts, and the link that changes it. */
function PlaceLine() {
  const { t } = useTranslation()
  const { place } = usePage()
  const back = new URLSearchParams({ back: localisePath('/morning', useLocale()) })
  return (
    <p className={styles.hint}>
      {place ? t('morning.form.clock', { place: place.address }) : t('morning.form.noPlace')}{' '}
      <PageLink to={`/place?${back}`}>{t(`morning.form.${place ? 'changePlace' : 'choosePlace'}`)}</PageLink>
    </p>
  )
}

/** Everybody's day, or that of a paid chart. */
function WhoseDay({ charts }: Pick<MorningFormProps, 'charts'>): ReactNode {
  const { t } = useTranslation()
  if (charts.length === 0)
    return (
      <p className={styles.hint}>
        {t('morning.form.personal')} <PageLink to="/personal">{t('morning.form.personalLink')}</PageLink>.
      </p>
    )
  return (
    <SelectField
      name="chart"
      label={t('morning.form.whose')}
      defaultValue=""
      options={[
        { value: '', label: t('morning.form.everyone') },
        ...charts.map(({ uuid, name, born }) => ({
          value: uuid,
          label: t('morning.form.chart', { name, date: born.date }),
        })),
      ]}
      isCompact
    />
  )
}
