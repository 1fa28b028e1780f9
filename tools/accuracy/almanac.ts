/** Every export of the almanac as one module, for checks that also run on a changed or older copy of it. */
export * from '@zeri/almanac/astro'
export * from '@zeri/almanac/bazi'
export * from '@zeri/almanac/calendar'
export * from '@zeri/almanac/chooser'
export * from '@zeri/almanac/fengshui'
export * from '@zeri/almanac/judgement'
