const MS_PER_DAY = 86_400_000

/** Pages by how often they are opened: home, this month, then days and months by their distance from today. */
export function listCalendarPages(today: string, reachDays = 30): string[] {
  const paths = ['/']
  const pathOf = (date: Date) => `/${date.getUTCFullYear()}/${date.getUTCMonth() + 1}`
  const months = new Set<string>()
  for (let away = 0; away <= reachDays; away++) {
    for (const side of away === 0 ? [0] : [away, -away]) {
      const date = new Date(Date.parse(today) + side * MS_PER_DAY)
      const month = pathOf(date)
      if (!months.has(month)) paths.push(month)
      months.add(month)
      paths.push(`${month}/${date.getUTCDate()}`)
    }
  }
  return paths
}
