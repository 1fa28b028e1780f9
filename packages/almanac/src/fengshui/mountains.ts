/** One of the eight directions, 45° wide. */
export type Sector =
  | 'north'
  | 'north-east'
  | 'east'
  | 'south-east'
  | 'south'
  | 'south-west'
  | 'west'
  | 'north-west'

/** Clockwise from the north. */
export const sectors: readonly Sector[] = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
]

/** One of the 24 mountains, 15° wide, clockwise from 子, which is centred on the north: 子 癸 丑 艮 寅 甲 … 亥 壬. */
export type Mountain = number

export const MOUNTAINS = 24
const MOUNTAIN_DEG = 360 / MOUNTAINS

/** What a mountain is named after. */
export type MountainName =
  | { readonly kind: 'branch'; readonly branch: number }
  | { readonly kind: 'stem'; readonly stem: number }
  | { readonly kind: 'corner'; readonly sector: Sector }

// 協紀辨方書 002-2b…3a: four corners, eight stems (戊己 are the centre, 中央土無定位) and twelve branches.
const stemMountains: readonly (Mountain | undefined)[] = [5, 7, 11, 13, undefined, undefined, 17, 19, 23, 1]
const cornerMountains: ReadonlyMap<Mountain, Sector> = new Map([
  [3, 'north-east'],
  [9, 'south-east'],
  [15, 'south-west'],
  [21, 'north-west'],
])

/**
 * The mountain of a branch.
 * @example mountainOfBranch(6) // 12  午, the south
 */
export function mountainOfBranch(branch: number): Mountain {
  return (2 * branch) % MOUNTAINS
}

/**
 * The mountain of a stem; 戊 and 己 have none.
 * @example findMountainOfStem(2) // 11  丙
 */
export function findMountainOfStem(stem: number): Mountain | undefined {
  return stemMountains[stem]
}

/**
 * What a mountain is named after.
 * @example nameOfMountain(3) // { kind: 'corner', sector: 'north-east' }  艮
 */
export function nameOfMountain(mountain: Mountain): MountainName {
  if (mountain % 2 === 0) return { kind: 'branch', branch: mountain / 2 }
  const sector = cornerMountains.get(mountain)
  if (sector) return { kind: 'corner', sector }
  const stem = stemMountains.indexOf(mountain)
  if (stem < 0) throw new RangeError(`no mountain ${mountain}`)
  return { kind: 'stem', stem }
}

/**
 * The direction of a mountain: three mountains are one sector.
 * @example sectorOfMountain(23) // 'north'  壬
 */
export function sectorOfMountain(mountain: Mountain): Sector {
  const sector = sectors[Math.floor(((mountain + 1) % MOUNTAINS) / 3)]
  if (!sector) throw new RangeError(`no mountain ${mountain}`)
  return sector
}

/**
 * The mountain across the compass.
 * @example oppositeOf(12) // 0  子 across from 午
 */
export function oppositeOf(mountain: Mountain): Mountain {
  return (mountain + MOUNTAINS / 2) % MOUNTAINS
}

/**
 * Where a mountain begins, in degrees clockwise from the north; it is 15° wide.
 * @example startOfMountain(0) // 352.5  子
 */
export function startOfMountain(mountain: Mountain): number {
  return (mountain * MOUNTAIN_DEG - MOUNTAIN_DEG / 2 + 360) % 360
}

/**
 * The direction of a branch.
 * @example sectorOfBranch(7) // 'south-west'  未
 */
export function sectorOfBranch(branch: number): Sector {
  return sectorOfMountain(mountainOfBranch(branch))
}

/**
 * The mountain that a bearing lies in, in degrees clockwise from the north.
 * @example mountainAt(355) // 0  子
 */
export function mountainAt(bearingDeg: number): Mountain {
  const turned = (((bearingDeg + MOUNTAIN_DEG / 2) % 360) + 360) % 360
  return Math.floor(turned / MOUNTAIN_DEG) % MOUNTAINS
}
