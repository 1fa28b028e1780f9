/** The paths of the public API that the command calls; a test compares them with the contract. */
export const sitePaths = {
  day: (date: string): string => `/v1/days/${date}`,
  predict: '/v1/predict',
  places: '/v1/location/search',
  // Files for calendar programs have no version: programs hold on to their addresses.
  dayFile: (date: string): string => `/calendar/days/${date}.ics`,
  feed: '/calendar/feed.ics',
} as const
