import {
  convertDateCall,
  listLunarReturnsCall,
  localisePath,
  MAX_LUNAR_DATES,
  MAX_LUNAR_TEXT_CHARS,
  writeLunarDates,
} from '@zeri/contract/browser'
import { type SubmitEvent, useEffect, useState } from 'react'
import { Form } from 'react-router'
import { callOperation } from '../../api/browser-client.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useNotify } from '../../ui/notices/notices.tsx'
import { PillButton, PillFile, PillLink } from '../../ui/pill.tsx'
import { useStored } from '../../ui/use-stored.ts'
import { storedKeys } from '../site/stored-keys.ts'
import { DateFields } from './date-fields.tsx'
import { type ListedDate, LunarDateCard } from './date-list.tsx'
import styles from './lunar-dates.module.css'
import { type BrowserDate, keyOf, readBrowserDates, withDate, writeBrowserDates } from './stored-dates.ts'
import { readTyped, type TypedDate, toNewDate } from './typed-date.ts'

const ruleOf = ({ month, day, leapRule }: BrowserDate): string =>
  `${month}-${day}${leapRule === 'regular' ? '' : `.${leapRule}`}`

/** The dates of this browser as the page shows them; undefined until their returns are there, null where they failed. */
function useListed(
  stored: string | null | undefined,
  today: string,
): readonly ListedDate[] | null | undefined {
  const locale = useLocale()
  const [listed, setListed] = useState<readonly ListedDate[] | null>()
  useEffect(() => {
    const dates = readBrowserDates(stored)
    if (dates.length === 0) return setListed([])
    const leaving = new AbortController()
    const query = { dates: dates.map(ruleOf).join(), from: today, locale }
    void callOperation(listLunarReturnsCall, query, { signal: leaving.signal }).then((result) => {
      if (leaving.signal.aborted) return
      setListed(result.ok ? joinAll(dates, result.value.dates) : null)
    })
    return () => leaving.abort()
  }, [stored, today, locale])
  return listed
}

type Found = Pick<ListedDate, 'words' | 'zh'> & {
  readonly returns: readonly (Omit<ListedDate['returns'][number], 'years'> & { readonly lunarYear: number })[]
}

/** The dates with what was found about each, the nearest first. */
function joinAll(dates: readonly BrowserDate[], found: readonly Found[]): readonly ListedDate[] {
  const firstOf = ({ returns }: ListedDate): string => returns[0]?.date ?? '9'
  return dates
    .flatMap((date, index) => join(date, found[index]))
    .toSorted((one, other) => firstOf(one).localeCompare(firstOf(other)))
}

function join(date: BrowserDate, found: Found | undefined): ListedDate[] {
  if (!found) return []
  const { words, zh, returns } = found
  const years = (lunarYear: number) => (date.year === null ? null : lunarYear - date.year)
  return [{ ...date, words, zh, returns: returns.map((one) => ({ ...one, years: years(one.lunarYear) })) }]
}

/** The dates that this browser stores, with a button to remove each. */
export function BrowserDates({ today }: { readonly today: string }) {
  const { t } = useTranslation()
  const [stored, store] = useStored(storedKeys.lunarDates)
  const listed = useListed(stored, today)
  const dates = readBrowserDates(stored)
  if (listed === null) return <p role="alert">{t('lunarDates.failed')}</p>
  if (listed === undefined || stored === undefined) return null
  if (dates.length === 0) return <p>{t('lunarDates.none')}</p>
  const remove = (key: string) => store(writeBrowserDates(dates.filter((date) => keyOf(date) !== key)))
  return (
    <>
      <div className={styles.cards}>
        {listed.map((date) => (
          <LunarDateCard key={keyOf(date)} date={date}>
            <p>
              <PillButton
                onClick={() => remove(keyOf(date))}
                aria-label={t('lunarDates.deleteOf', { name: date.name })}
              >
                {t('lunarDates.delete')}
              </PillButton>
            </p>
          </LunarDateCard>
        ))}
      </div>
      <p className={styles.text}>{t('lunarDates.inBrowser')}</p>
      <CalendarLinks dates={dates} />
    </>
  )
}

/** Links to a calendar of these dates, which the address itself names. */
export function CalendarLinks({
  dates,
}: {
  readonly dates: readonly Pick<BrowserDate, 'name' | 'kind' | 'month' | 'day' | 'leapRule'>[]
}) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [host, setHost] = useState<string>()
  useEffect(() => setHost(location.host), [])
  const text = writeLunarDates(dates)
  if (text.length > MAX_LUNAR_TEXT_CHARS) return <p>{t('lunarDates.tooLong')}</p>
  const path = `/feeds/lunar-dates.ics?${new URLSearchParams({ dates: text, alarm: 'morning', locale })}`
  return (
    <>
      <p className={styles.buttons}>
        {host !== undefined && (
          <PillFile href={`webcal://${host}${path}`}>{t('lunarDates.subscribe')}</PillFile>
        )}
        <PillFile href={path} download="lunar-dates.ics">
          {t('lunarDates.download')}
        </PillFile>
      </p>
      <p className={styles.text}>{t('lunarDates.address')}</p>
    </>
  )
}

/** The form of a visitor: it shows the days as a page or, with a script, stores the date in the browser. */
export function AddToBrowser({ typed }: { readonly typed: TypedDate }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const notify = useNotify()
  const [stored, store] = useStored(storedKeys.lunarDates)

  async function save(form: HTMLFormElement): Promise<void> {
    const refuse = () => notify({ kind: 'error', message: t('lunarDates.wrong') })
    const date = toNewDate(readTyped(new FormData(form)))
    if (!date) return refuse()
    const { date: civil, lunar, ...common } = date
    const dates = readBrowserDates(stored)
    if (dates.length >= MAX_LUNAR_DATES)
      return notify({ kind: 'error', message: t('lunarDates.tooMany', { count: MAX_LUNAR_DATES }) })
    const day = lunar ?? (await convert(civil))
    if (!day) return refuse()
    const { month, day: dayOfMonth, isLeap, year } = day
    store(writeBrowserDates(withDate(dates, { ...common, month, day: dayOfMonth, isLeap, year })))
    form.reset()
    notify({ kind: 'success', message: t('lunarDates.added') })
  }

  async function convert(date: string | undefined) {
    const result = await callOperation(convertDateCall, { date, locale })
    return result.ok ? result.value.days[0]?.lunar : undefined
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent
    if (submitter?.getAttribute('value') !== 'show') {
      event.preventDefault()
      void save(event.currentTarget)
    }
  }
  return (
    <Form
      method="get"
      action={localisePath('/lunar-dates', locale)}
      className={styles.form}
      onSubmit={submit}
      preventScrollReset
    >
      <DateFields typed={typed} isLunarOpen={typed.month !== ''} />
      <div className={styles.buttons}>
        <PillButton type="submit" variant="primary" size="large" needsScript>
          {t('lunarDates.addToBrowser')}
        </PillButton>
        <PillButton type="submit" name="do" value="show" size="large">
          {t('lunarDates.show')}
        </PillButton>
      </div>
    </Form>
  )
}

/** Offers a signed-in visitor to move the dates of this browser into the account. */
export function MoveOffer({ isMoved }: { readonly isMoved: boolean }) {
  const { t } = useTranslation()
  const [stored, store] = useStored(storedKeys.lunarDates)
  const dates = readBrowserDates(stored)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the account has them
  useEffect(() => {
    if (isMoved) store(null)
  }, [isMoved])
  if (dates.length === 0) return null
  return (
    <section className={styles.offer} aria-label={t('lunarDates.moveTitle')}>
      <p>{t('lunarDates.moveText', { count: dates.length })}</p>
      <Form method="post" className={styles.buttons} preventScrollReset>
        <input type="hidden" name="dates" value={stored ?? ''} />
        <PillButton type="submit" name="do" value="move" variant="primary">
          {t('lunarDates.move')}
        </PillButton>
        <PillButton onClick={() => store(null)}>{t('lunarDates.forget')}</PillButton>
      </Form>
    </section>
  )
}

/** Says where the dates of a visitor are, and how to have them everywhere. */
export function AccountHint() {
  const { t } = useTranslation()
  return (
    <p className={styles.buttons}>
      <PillLink to="/sign-in">{t('lunarDates.signIn')}</PillLink>
    </p>
  )
}
