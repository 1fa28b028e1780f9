import { FIRST_DAY, LAST_DAY, localisePath } from '@zeri/contract/browser'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { afterPaint } from '../../ui/after-paint.ts'
import { useCalendarPath } from './calendar-base.ts'
import { dateAfterKey } from './grid-keys.ts'

type DateGridOptions = {
  /** The one date that is in the tab order. */
  readonly start: string
  readonly onChoose: (date: string) => void
  /** Path of the page that shows a date outside this grid. */
  readonly pageOf: (date: string) => `/${string}`
  /** The weekday of the first column, 0 for Monday. */
  readonly firstWeekday?: number
}

type DateGridHandlers = {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly onClick: (event: MouseEvent) => void
  readonly onFocus: (event: FocusEvent) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Makes links with a `data-date` one grid: a single tab stop, arrow keys within, Page Up and Page Down to other pages. */
export function useDateGrid({ start, onChoose, pageOf, firstWeekday }: DateGridOptions): DateGridHandlers {
  const ref = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const at = useCalendarPath()
  const locale = useLocale()
  const arrival: unknown = useLocation().state?.focusDate

  useEffect(() => setStop(ref.current, start), [start])
  useEffect(() => {
    if (typeof arrival !== 'string') return
    // Runs after the site layout has moved the focus to the new page.
    const frame = requestAnimationFrame(() => focusDate(ref.current, arrival))
    return () => cancelAnimationFrame(frame)
  }, [arrival])

  return {
    ref,
    onClick(event) {
      const date = dateOf(event.target)
      if (!date || !isPlain(event)) return
      event.preventDefault()
      afterPaint(() => onChoose(date))
    },
    onFocus(event) {
      const date = dateOf(event.target)
      if (date) setStop(ref.current, date)
    },
    onKeyDown(event) {
      const date = dateOf(event.target)
      if (!date || event.altKey || event.ctrlKey || event.metaKey) return
      const daysPerRow = isList(ref.current, date) ? 1 : 7
      const next = dateAfterKey(date, event.key, {
        withShift: event.shiftKey,
        daysPerRow,
        firstWeekday: firstWeekday ?? 0,
      })
      if (!next && event.key !== ' ') return
      event.preventDefault()
      if (!next) onChoose(date)
      else if (!focusDate(ref.current, next) && FIRST_DAY <= next && next <= LAST_DAY)
        navigate(localisePath(at(pageOf(next)), locale), { state: { focusDate: next } })
    },
  }
}

const dateOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('a[data-date]')?.dataset.date : undefined

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Makes one date the tab stop. The attribute is written directly to the DOM: without a script every link stays a tab
 * stop, and hundreds of days need not be rendered again for one attribute.
 */
function setStop(grid: HTMLElement | null, date: string): void {
  for (const link of grid?.querySelectorAll<HTMLElement>('a[data-date]') ?? [])
    link.tabIndex = link.dataset.date === date ? 0 : -1
}

/** Whether style sheets show the grid as a list: a day is then as wide as the grid. */
function isList(grid: HTMLElement | null, date: string): boolean {
  const link = grid?.querySelector<HTMLElement>(`a[data-date="${date}"]`)
  return Boolean(grid && link && link.clientWidth * 2 > grid.clientWidth)
}

function focusDate(grid: HTMLElement | null, date: string): boolean {
  const link = grid?.querySelector<HTMLElement>(`a[data-date="${date}"]`)
  link?.focus()
  return Boolean(link)
}
