import * as z from 'zod'
import { activityIds } from '../activity-ids.ts'
import { isoDate, locale } from '../fields.ts'

const MAX_PLACE_CHARS = 100

export const dateInput = isoDate.describe('A date, YYYY-MM-DD, from 1900 to 2100')
export const activityInput = z.enum(activityIds).describe('What the day is for')
export const placeInput = z
  .string()
  .trim()
  .min(1)
  .max(MAX_PLACE_CHARS)
  .optional()
  .describe(
    'A town by its name in English or Russian, or its GeoNames id. It sets the clock of hours and of today.',
  )
export const localeInput = locale.default('en').describe('The language of the words: en or ru')
