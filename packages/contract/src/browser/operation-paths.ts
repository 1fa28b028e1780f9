// Paths that pages link to. One constant a path: the bundler writes the few that a page needs into its script.

export const describeApiPath = '/api/openapi.json'
export const exportAccountPath = '/api/user/export'

/** The file of a print. It is no operation: its response is a PDF. */
export const printFilePath = '/api/prints/{uuid}/pdf'

/** The calendar file of a day for the owner of a chart. It is no operation: its response is iCalendar. */
export const personalDayFilePath = '/api/charts/{uuid}/days/{date}.ics'
