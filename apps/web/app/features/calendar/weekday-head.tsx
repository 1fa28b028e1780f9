import type { Weekdays } from './list-weekdays.ts'

type WeekdayHeadProps = { readonly weekdays: Weekdays; readonly className: string | undefined }

/** The header row of a grid of dates. */
export function WeekdayHead({ weekdays, className }: WeekdayHeadProps) {
  return (
    <thead>
      <tr>
        {weekdays.map(({ short, long }) => (
          <th key={long} scope="col" abbr={long} className={className}>
            {short}
          </th>
        ))}
      </tr>
    </thead>
  )
}
