import { ELEMENT_COUNT, elementOfStem } from './elements.ts'

/** One of the ten gods, 0 比肩, 1 劫财, 2 食神, 3 伤官, 4 偏财, 5 正财, 6 七杀, 7 正官, 8 偏印, 9 正印. */
export type TenGod = number

/**
 * What a stem is to the day master: two gods for each relation of elements, the first of the same polarity.
 * Source: 渊海子平, the chapters on the gods, 正官论 to 论印绶.
 * @example tenGodOf(0, 7) // 7  辛 to 甲: 正官
 */
export function tenGodOf(dayMaster: number, stem: number): TenGod {
  const step = (elementOfStem(stem) - elementOfStem(dayMaster) + ELEMENT_COUNT) % ELEMENT_COUNT
  return 2 * step + Math.abs((stem - dayMaster) % 2)
}
