/** The schools of calculation. Authors differ on each; a result holds only for the choice it was made with. */
export type Rules = {
  /** Whether the late half of the double-hour of zi, 23:00 to 24:00, is already the next day. */
  readonly ziRule: 'day23' | 'midnight'
  /** The clock of the double-hours: sundial, mean sun of the meridian, or the civil clock. */
  readonly timeBasis: 'apparent' | 'mean' | 'clock'
  /** Where the pillar of the year changes. */
  readonly yearStart: 'li-chun' | 'lunar-new-year'
  /** Whether the whole day of a 节 takes the new solar month, or the change comes at its instant. */
  readonly monthRule: 'day' | 'instant'
  /** Whose midnight separates lunar days and dates the quarters of the moon: China's for everyone, or the place's. */
  readonly lunarMeridian: 'china' | 'local'
  /** Whose midnight separates the days of solar terms, and with them of solar months and years. */
  readonly termZone: 'china' | 'local'
}

/** The usual choice for pages of days: one calendar for everyone, as printed in China. */
export const calendarRules: Rules = {
  ziRule: 'midnight',
  timeBasis: 'apparent',
  yearStart: 'li-chun',
  monthRule: 'day',
  lunarMeridian: 'china',
  termZone: 'china',
}

/** The usual choice for births: the sun of the place decides hour and day, instants decide month and year. */
export const birthRules: Rules = {
  ...calendarRules,
  ziRule: 'day23',
  monthRule: 'instant',
  termZone: 'local',
}
