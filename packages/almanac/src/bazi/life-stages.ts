/** A stage of life, 0 長生 … 11 養. */
export type LifeStage = number

/** How yin stems go through the stages: backward from where their yang stem dies, or with it, as elements do. */
export type YinStages = 'backward' | 'with-yang'

// 協紀辨方書 001-33b: 陽死隂生陽順隂逆; the branch where each stem, 甲…癸, is born.
const birthBranches = [11, 6, 2, 9, 2, 9, 5, 0, 8, 3]

/**
 * The stage of life that a stem is in at a branch. Stems differ by polarity, 論十干則分隂陽; elements do not, 論五行則陽統隂.
 * @example lifeStageOf(0, 11, 'backward') // 0  甲 is born in 亥
 */
export function lifeStageOf(stem: number, branch: number, yin: YinStages): LifeStage {
  const isBackward = stem % 2 === 1 && yin === 'backward'
  const from = birthBranches[isBackward ? stem : stem - (stem % 2)]
  if (from === undefined) throw new RangeError(`there is no stem ${stem}`)
  return (isBackward ? from - branch + 12 : branch - from + 12) % 12
}
