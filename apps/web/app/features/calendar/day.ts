import type { listDays, Output } from '@zeri/contract'
import type { DateWords } from './civil-day.ts'

/** A day as the pages show it. */
export type Day = Output<typeof listDays>['days'][number] & { readonly words: DateWords }
export type Sign = Day['pillar']['stem']
