/** A package that could be published, and what of it is packed. */
export type Publishable = {
  /** Its folder below `packages`. */
  readonly folder: string
  readonly description: string
  readonly keywords: readonly string[]
  /** Subpaths that programs import, and the source of each below `src`. */
  readonly entries: Readonly<Record<string, string>>
  /** Commands, and the source of each below `src`. */
  readonly bin?: Readonly<Record<string, string>>
}

/**
 * What a published manifest says of rights. `private` makes `npm publish` refuse; docs/packages.md says what else must change
 * before a package is published.
 */
export const publication = { license: 'UNLICENSED', private: true } as const

/** Every package that is packed. One that imports another comes after it. */
export const publishable: readonly Publishable[] = [
  {
    folder: 'almanac',
    description:
      'The Chinese calendar, 1900 to 2100: pillars, lunar dates, solar terms, mansions and birth charts',
    keywords: ['chinese-calendar', 'lunar-calendar', 'solar-terms', 'ganzhi', 'bazi', 'almanac'],
    entries: { './astro': 'astro/index.ts', './bazi': 'bazi/index.ts', './calendar': 'calendar/index.ts' },
  },
  {
    folder: 'lexicon',
    description:
      'The words of the Chinese calendar in English, Russian and Chinese, by the numbers of @zeri/almanac',
    keywords: ['chinese-calendar', 'i18n', 'stems-and-branches', 'solar-terms', 'lunar-mansions'],
    entries: { './facts': 'facts/index.ts' },
  },
]
