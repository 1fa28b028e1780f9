import IconCalendarSearch from '@tabler/icons-react/dist/esm/icons/IconCalendarSearch.mjs'
import { FIRST_DAY, LAST_DAY, localisePath } from '@zeri/contract/browser'
import { type FormEvent, type MouseEvent, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { PillButton } from '../../ui/pill.tsx'
import { useCalendarPath } from './calendar-base.ts'
import styles from './date-picker.module.css'
import { dayPath, monthPath } from './page-date.ts'

type DatePickerProps = {
  readonly date: string
  /** Set where other buttons open it as well. */
  readonly id?: string
  /** Words on its button; without them it is an icon. */
  readonly label?: string
}

/** A touch anywhere in the field opens the calendar of the device; a mouse has the sign in the field for it. */
function openCalendar({ currentTarget, nativeEvent }: MouseEvent<HTMLInputElement>): void {
  const { pointerType } = nativeEvent as PointerEvent // true where clicks are pointer events; undefined elsewhere
  if (pointerType === 'touch') currentTarget.showPicker?.()
}

/** Goes to any date. It uses the native date field, which suits each device. */
export function DatePicker({ date, id: givenId, label }: DatePickerProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const at = useCalendarPath()
  const locale = useLocale()
  const ownId = useId()
  const id = givenId ?? ownId
  const popup = useRef<HTMLFormElement>(null)

  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = String(new FormData(event.currentTarget).get('date'))
    const { submitter } = event.nativeEvent as SubmitEvent // true: the event of a form that is sent
    popup.current?.hidePopover()
    const path = submitter?.dataset.goes === 'day' ? dayPath(chosen) : monthPath(chosen)
    navigate(localisePath(at(path), locale))
  }
  const icon = <IconCalendarSearch size={18} stroke={1.6} aria-hidden="true" />
  return (
    <>
      {label === undefined ? (
        <IconButton needsScript label={t('picker.open')} popoverTarget={id}>
          {icon}
        </IconButton>
      ) : (
        <PillButton needsScript icon={icon} popoverTarget={id}>
          {label}
        </PillButton>
      )}
      <form ref={popup} id={id} popover="auto" className={styles.popup} onSubmit={go}>
        <label className={styles.field}>
          <span>{t('picker.date')}</span>
          <input
            key={date}
            type="date"
            name="date"
            className={styles.input}
            defaultValue={date}
            onClick={openCalendar}
            min={FIRST_DAY}
            max={LAST_DAY}
            required
          />
        </label>
        <div className={styles.buttons}>
          <PillButton type="submit" variant="primary">
            {t('picker.month')}
          </PillButton>
          <PillButton type="submit" data-goes="day">
            {t('picker.day')}
          </PillButton>
        </div>
      </form>
    </>
  )
}
