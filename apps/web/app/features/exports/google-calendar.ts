import { addDays } from '../../i18n/civil-day.ts'

type GoogleEvent = {
  readonly title: string
  /** `YYYY-MM-DD`; the event lasts the whole day. */
  readonly date: string
  readonly details: string
}

const compact = (date: string): string => date.replaceAll('-', '')

/** The address at which Google Calendar offers to add an event. Whatever stands in it reaches Google. */
export function googleCalendarUrl({ title, date, details }: GoogleEvent): string {
  const dates = `${compact(date)}/${compact(addDays(date, 1))}`
  const query = new URLSearchParams({ action: 'TEMPLATE', text: title, dates, details })
  return `https://calendar.google.com/calendar/render?${query}`
}
