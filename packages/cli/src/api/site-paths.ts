/** The paths of the public API that the command calls; a test compares them with the contract. */
export const sitePaths = {
  day: (date: string): string => `/calendar/days/${date}`,
  themes: '/calendar/predict',
  choose: '/calendar/predict',
  places: '/calendar/location/search',
  dayFile: (date: string): string => `/calendar/days/${date}.ics`,
  feed: '/calendar/feed.ics',
} as const
