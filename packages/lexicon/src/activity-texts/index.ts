import type { ActivityId } from '@zeri/almanac/judgement'
import type { ActivityText } from './activity-text.ts'
import { businessTexts } from './business.ts'
import { careerTexts } from './career.ts'
import { familyTexts } from './family.ts'
import { healthTexts } from './health.ts'
import { homeTexts } from './home.ts'
import { moneyTexts } from './money.ts'
import { spiritTexts } from './spirit.ts'
import { travelTexts } from './travel.ts'

/** The texts of the activities that have a page; a test compares them with those that are shown. */
export const activityTexts: Readonly<Partial<Record<ActivityId, ActivityText>>> = {
  ...familyTexts,
  ...businessTexts,
  ...moneyTexts,
  ...careerTexts,
  ...homeTexts,
  ...travelTexts,
  ...healthTexts,
  ...spiritTexts,
}
