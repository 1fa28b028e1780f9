import type { ActivityId } from './activities.ts'
import type { Thresholds } from './reasons.ts'

// Where one star decides, a middling one is worth two; so it is, for good, with other activities that few stars favour.
const usual: Thresholds = { good: [1, 2, 3.5], bad: [1, 2, 3.5] }

// Calibrated on 1984 to 2043, in eighths: about a third of the days good and a third bad as far as the scores allow,
// some 13 % beyond two, some 4 % at three. The shares they give are in golden/stars-histogram.csv.
const ofActivity: Readonly<Partial<Record<ActivityId, Thresholds>>> = {
  wedding: { good: [0.25, 3, 4.25], bad: [3.75, 4.5, 5] },
  engagement: { good: [0.625, 3.5, 4.75], bad: [3.625, 4.25, 4.625] },
  date: { good: [1.75, 3.625, 4.875], bad: [3.125, 4.375, 4.75] },
  conceive: { good: [0.25, 3.125, 4.625], bad: [2.125, 4.125, 4.625] },
  reconcile: { good: [2.125, 3.75, 4.75], bad: [2.125, 3.625, 4.375] },
  celebrate: { good: [2.5, 4, 5], bad: [2.625, 4.125, 4.625] },
  opening: { good: [0.25, 2.625, 3.375], bad: [3.625, 4.5, 4.875] },
  contract: { good: [0.25, 3, 3.375], bad: [3.5, 4.125, 4.625] },
  negotiate: { good: [1.875, 3.625, 4.875], bad: [2.625, 4.125, 4.625] },
  hire: { good: [0.25, 2.125, 2.625], bad: [3.125, 4.125, 4.625] },
  launch: { good: [0.25, 2.875, 4.375], bad: [2.125, 3.125, 4.625] },
  submit: { good: [0.625, 3.125, 4.375], bad: [2.625, 4.125, 4.625] },
  invest: { good: [0.875, 2.75, 3.625], bad: [3.125, 4.125, 4.625] },
  loan: { good: [1, 2, 3.5], bad: [3.375, 4.5, 4.875] },
  'collect-debt': { good: [1.625, 2.875, 3.625], bad: [2.625, 3.875, 4.625] },
  store: { good: [0.625, 3.125, 4.375], bad: [3.125, 4.375, 4.875] },
  'start-job': { good: [1.625, 3.75, 4.875], bad: [3.125, 4.125, 4.625] },
  study: { good: [1, 2, 3.5], bad: [3.125, 4.125, 4.625] },
  exam: { good: [2, 3.125, 4.375], bad: [2.125, 4.125, 4.625] },
  creative: { good: [2.125, 3.875, 5], bad: [2.125, 3.125, 4.625] },
  'move-house': { good: [0.625, 3.125, 4.5], bad: [3.625, 4.375, 4.875] },
  renovation: { good: [0.25, 3.125, 4.375], bad: [3.625, 4.375, 5] },
  groundbreaking: { good: [0.25, 3.25, 4.375], bad: [3.75, 4.375, 5] },
  repairs: { good: [1, 2, 3.5], bad: [3.125, 3.625, 4.625] },
  cleaning: { good: [1.625, 3.5, 4.625], bad: [2.125, 3.125, 4.125] },
  demolish: { good: [1, 2, 3.5], bad: [2.625, 3.125, 3.625] },
  bed: { good: [1, 2, 3.5], bad: [3.125, 4.125, 4.625] },
  'travel-far': { good: [0.5, 2.875, 4.25], bad: [3.75, 4.625, 5.125] },
  vehicle: { good: [1.125, 3.375, 4.625], bad: [3.125, 4.5, 5] },
  medical: { good: [0.25, 3, 4.375], bad: [3.125, 4.125, 4.625] },
  surgery: { good: [0.25, 2.625, 4.375], bad: [4, 4.5, 4.75] },
  therapy: { good: [1.625, 3.625, 4.75], bad: [2.125, 3.625, 4.375] },
  haircut: { good: [1, 2, 3.5], bad: [2.125, 3.625, 4.625] },
  pray: { good: [0.5, 3.25, 4.625], bad: [3.125, 4.125, 4.625] },
  planting: { good: [0.25, 3.125, 4.375], bad: [3, 4.125, 4.625] },
  charity: { good: [2.125, 4, 5], bad: [2.125, 4.125, 4.625] },
  pets: { good: [2.625, 4.125, 5], bad: [2.125, 3.625, 4.625] },
  legal: { good: [2.375, 3.625, 4.625], bad: [0.625, 2.125, 2.625] },
  funeral: { good: [0.25, 2.625, 4.125], bad: [2.625, 4.125, 4.625] },
}

const ofDay: Thresholds = { good: [1.75, 3.625, 4.625], bad: [3.5, 3.875, 4.75] }

/** The sums at which an activity, or the day as a whole, is of each weight. */
export function thresholdsOf(target: ActivityId | 'day'): Thresholds {
  return target === 'day' ? ofDay : (ofActivity[target] ?? usual)
}
