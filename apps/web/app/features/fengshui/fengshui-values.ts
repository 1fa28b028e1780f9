import type { describeDirections, describeFengshuiYear, Output } from '@zeri/contract'

export type Directions = Output<typeof describeDirections>
export type StarsYear = Output<typeof describeFengshuiYear>
export type Board = Directions['boards']['year']
export type StarWords = Directions['stars'][number]
export type SectorWords = Directions['directions'][number]
export type SectorId = NonNullable<Directions['compass'][number]['sector']>
export type CompassMark = Directions['compass'][number]
export type Mountain = CompassMark['mountains'][number]
