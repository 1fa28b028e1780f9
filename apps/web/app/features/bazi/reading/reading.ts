import type { Output, readBazi } from '@zeri/contract'

type Answer = Output<typeof readBazi>

export type OwnReading = Extract<Answer, { view: 'own' }>
export type SharedReading = Extract<Answer, { view: 'shared' }>
export type Reading = OwnReading['reading']
export type PillarRead = Reading['pillars'][number]
export type Relation = Reading['relations'][number]
export type Place = Relation['between'][number]
