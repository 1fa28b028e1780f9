// Paths that pages link to. One constant a path: the bundler writes the few that a page needs into its script.

export const describeApiPath = '/api/openapi.json'
export const describePublicApiPath = '/v1/openapi.json'
export const exportAccountPath = '/api/user/export'
export const exportChartPath = '/api/bazi/{uuid}/export'

/** The file of a print. It is no operation: its response is a PDF. */
export const printFilePath = '/api/prints/{uuid}/pdf'

// A day taken along: `kind` is `ics` for a calendar file, `png` for a picture. They are no operations either.

/** A day for the owner of a chart. */
export const personalDayFilePath = '/api/charts/{uuid}/days/{date}.{kind}'

/** A day of the chooser, for an activity. */
export const chosenDayFilePath = '/calendar/predict/days/{date}.{kind}'

/** A day of a shared shortlist, for those who have its address. */
export const sharedDayFilePath = '/api/choices/shared/{token}/days/{date}.{kind}'
