import * as z from 'zod'

/** Words separated by commas; an empty list for an empty string. */
export const words = z.string().transform((list) =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== ''),
)

export const url = z.url({ protocol: /^https?$/ })
