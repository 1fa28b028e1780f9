import type { Share, Spread } from './spread.ts'

/** The last revision judged by version 2 of the rules. */
export const versionTwoRevision = '448e8df885fb0fa7b89e7fe23ea62bc9da5f00f1'

// What version 2 came to, so that the comparison needs no history; a full run with that revision at hand checks it.
export const versionTwoSpread: Spread = {
  weddingDaysAYear: 99.4,
  shares: {
    wedding: { good: 27.2, bad: 32.4 },
    engagement: { good: 32.8, bad: 31.9 },
    opening: { good: 31.3, bad: 32.2 },
    contract: { good: 28.8, bad: 33.2 },
    hire: { good: 30.4, bad: 31.6 },
    invest: { good: 34, bad: 31.9 },
    'start-job': { good: 32.1, bad: 31.3 },
    'move-house': { good: 31.6, bad: 31 },
    renovation: { good: 31.9, bad: 31.5 },
    groundbreaking: { good: 29.8, bad: 33.3 },
    'travel-far': { good: 33.1, bad: 32.2 },
    medical: { good: 30.2, bad: 32.9 },
    surgery: { good: 30, bad: 33.4 },
    pray: { good: 32.8, bad: 30.4 },
  },
  correlation: 0.63,
  firstComponent: 65.9,
}

/** Of 300 people in 2026. */
export const versionTwoPersonal: Readonly<Record<string, Share>> = {
  wedding: { good: 39.1, bad: 43.4 },
  engagement: { good: 37.6, bad: 45.5 },
  opening: { good: 38.6, bad: 45.3 },
  contract: { good: 39.1, bad: 44.6 },
  hire: { good: 42.8, bad: 40.6 },
  invest: { good: 37.7, bad: 46.2 },
  'start-job': { good: 44.7, bad: 41.3 },
  'move-house': { good: 41.8, bad: 42.4 },
  renovation: { good: 40.5, bad: 42.2 },
  groundbreaking: { good: 39.5, bad: 43 },
  'travel-far': { good: 41.6, bad: 42.2 },
  medical: { good: 42.2, bad: 39.7 },
  surgery: { good: 36.7, bad: 46.6 },
  pray: { good: 43.2, bad: 40.5 },
}
