import { listFacingDaysCall, localisePath } from '@zeri/contract/browser'
import { type FormEvent, useEffect, useState } from 'react'
import { type CallResult, callOperation } from '../../api/browser-client.ts'
import { lastDayOfMonth } from '../../i18n/civil-month.ts'
import { loadWords } from '../../i18n/lazy-words.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { PillButton } from '../../ui/pill.tsx'
import visuallyHidden from '../../ui/visually-hidden.module.css'
import { mountainOfDegrees, mountains, toDegrees } from './facing-degrees.ts'
import styles from './facing-marks.module.css'

type FacingMarksProps = {
  readonly date: string
  /** Degrees as they are stored; null where none are. */
  readonly facing: string | null
  readonly onChange: (facing: string | null) => void
}

/** The form for the facing of one's building, and the marks of a day against it. */
export function FacingMarks(props: FacingMarksProps) {
  const words = useTranslation()
  const [areWordsThere, setWordsThere] = useState(words.has('fengshui.title'))
  useEffect(() => {
    // Without its words the form stays away, as without a script.
    if (!areWordsThere)
      loadWords(words, 'lazy').then(
        () => setWordsThere(true),
        () => {},
      )
  }, [areWordsThere, words])
  if (!areWordsThere) return null
  return (
    <div className={styles.facing}>
      <FacingForm key={props.facing} {...props} />
      {props.facing !== null && <FacingDay date={props.date} facing={props.facing} />}
    </div>
  )
}

function FacingForm({ facing, onChange }: Pick<FacingMarksProps, 'facing' | 'onChange'>) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(facing ?? '')
  const degrees = toDegrees(typed)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (degrees !== undefined) onChange(String(degrees))
  }
  return (
    <form className={styles.form} onSubmit={save}>
      <TextField
        label={t('fengshui.facing.degrees')}
        inputMode="decimal"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        fault={typed !== '' && degrees === undefined ? t('fengshui.facing.wrong') : undefined}
        hint={t('fengshui.facing.hint')}
      />
      <SelectField
        label={t('fengshui.facing.mountain')}
        value={degrees === undefined ? '' : String(mountainOfDegrees(degrees))}
        onChange={({ target }) => setTyped(target.value === '' ? '' : String(Number(target.value) * 15))}
        options={[
          { value: '', label: '—' },
          ...mountains.map((glyph, index) => ({ value: String(index), label: `${glyph} · ${index * 15}°` })),
        ]}
      />
      <div className={styles.buttons}>
        <PillButton type="submit" variant="primary" disabled={degrees === undefined}>
          {t('fengshui.facing.save')}
        </PillButton>
        {facing !== null && (
          <PillButton onClick={() => onChange(null)}>{t('fengshui.facing.remove')}</PillButton>
        )}
      </div>
    </form>
  )
}

type Listed = Awaited<ReturnType<typeof callFacing>>
type ListedDays = Extract<Listed, { ok: true }>['value']

function callFacing(facing: string, month: string, locale: 'en' | 'ru', signal: AbortSignal) {
  const from = `${month}-01`
  return callOperation(
    listFacingDaysCall,
    { facing: Number(facing), from, to: lastDayOfMonth(from), locale },
    { signal },
  )
}

function FacingDay({ date, facing }: { readonly date: string; readonly facing: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const month = date.slice(0, 7)
  const [listed, setListed] = useState<CallResult<ListedDays>>()
  useEffect(() => {
    const leaving = new AbortController()
    void callFacing(facing, month, locale, leaving.signal).then(
      (result) => leaving.signal.aborted || setListed(result),
    )
    return () => leaving.abort()
  }, [facing, month, locale])
  if (listed?.ok === false) return <p role="alert">{t(listed.wordsKey)}</p>
  return <div aria-live="polite">{listed && <FacingResult date={date} {...listed.value} />}</div>
}

type FacingResultProps = ListedDays & { readonly date: string }

function FacingResult({ date, facing, sitting, days, activities }: FacingResultProps) {
  const { t } = useTranslation()
  const day = days.find((one) => one.date === date)
  return (
    <>
      <p className={styles.sides}>
        {t('fengshui.facing.sides', {
          facing: `${facing.glyph} ${facing.name}`,
          sitting: `${sitting.glyph} ${sitting.name}`,
        })}
      </p>
      {day && <Verdict day={day} activities={activities} />}
      <FacingMonth days={days} date={date} />
    </>
  )
}

type VerdictProps = {
  readonly day: ListedDays['days'][number]
  readonly activities: ListedDays['activities']
}

function Verdict({ day, activities }: VerdictProps) {
  const { t } = useTranslation()
  const names = activities.map(({ name }) => name).join(', ')
  return (
    <>
      <p className={styles.verdict} data-against={day.isAgainst || undefined}>
        {t(day.isAgainst ? 'fengshui.facing.against' : 'fengshui.facing.free', { activities: names })}
      </p>
      <ul className={styles.marks}>
        {day.visit && <li>{day.visit}</li>}
        {day.marks.map(({ id, side, sentence, leaf }) => (
          <li key={`${id} ${side}`}>
            {sentence} <span className={styles.leaf}>{leaf ?? t('fengshui.custom')}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The days of the month around the date, those against the building marked. */
function FacingMonth({ days, date }: { readonly days: ListedDays['days']; readonly date: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <>
      <p className={styles.month}>{t('fengshui.facing.month')}</p>
      <ol className={styles.days}>
        {days.map((day) => (
          <li key={day.date}>
            <a
              href={localisePath(`/${day.date.split('-').map(Number).join('/')}`, locale)}
              className={styles.day}
              data-against={day.isAgainst || undefined}
              aria-current={day.date === date ? 'date' : undefined}
            >
              {Number(day.date.slice(8))}
              <span className={visuallyHidden.text}>
                {t(day.isAgainst ? 'fengshui.facing.dayAgainst' : 'fengshui.facing.dayFree')}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </>
  )
}
