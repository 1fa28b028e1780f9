import type { Output, readBazi } from '@zeri/contract'

type BaziResponse = Output<typeof readBazi>

export type OwnReading = Extract<BaziResponse, { view: 'own' }>
export type SharedReading = Extract<BaziResponse, { view: 'shared' }>
export type Reading = OwnReading['reading']
export type ReadingPillar = Reading['pillars'][number]
export type Relation = Reading['relations'][number]
export type Place = Relation['between'][number]
