import type { ActivityId, ThemeId } from '@zeri/almanac/judgement'

/**
 * The icon of each activity by its name at Tabler, the same everywhere. `npm run generate -- icons` draws them into a file
 * of their own: no script carries them.
 */
export const activityIcons: Readonly<Record<ActivityId, string>> = {
  wedding: 'HeartHandshake',
  engagement: 'Diamond',
  date: 'Hearts',
  conceive: 'BabyCarriage',
  reconcile: 'MessageHeart',
  celebrate: 'Confetti',
  opening: 'BuildingStore',
  contract: 'Signature',
  negotiate: 'Messages',
  hire: 'UserPlus',
  launch: 'Rocket',
  submit: 'FileUpload',
  invest: 'Coins',
  loan: 'CashBanknote',
  'collect-debt': 'MoneybagMoveBack',
  store: 'Archive',
  'start-job': 'Briefcase',
  study: 'School',
  exam: 'Certificate',
  creative: 'Palette',
  'move-house': 'HomeMove',
  renovation: 'Hammer',
  groundbreaking: 'Shovel',
  repairs: 'Tool',
  cleaning: 'Bucket',
  demolish: 'WreckingBall',
  bed: 'Bed',
  'travel-far': 'PlaneDeparture',
  boat: 'Sailboat',
  vehicle: 'Car',
  medical: 'Stethoscope',
  surgery: 'Slice',
  therapy: 'Massage',
  haircut: 'Scissors',
  pray: 'Pray',
  planting: 'Plant2',
  charity: 'Gift',
  pets: 'Paw',
  legal: 'Scale',
  funeral: 'Candle',
}

/** The icon of each theme, a group of activities. */
export const themeIcons: Readonly<Record<ThemeId, string>> = {
  family: 'UsersGroup',
  business: 'BuildingSkyscraper',
  money: 'Wallet',
  career: 'StairsUp',
  home: 'Home',
  travel: 'Compass',
  health: 'Heartbeat',
  spirit: 'YinYang',
}
