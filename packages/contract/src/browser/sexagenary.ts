// The sixty pillars by the names of their addresses and by their characters.

const stemIds = ['jia', 'yi', 'bing', 'ding', 'wu', 'ji', 'geng', 'xin', 'ren', 'gui']
const branchIds = ['zi', 'chou', 'yin', 'mao', 'chen', 'si', 'wu', 'wei', 'shen', 'you', 'xu', 'hai']
const stemGlyphs = [...'甲乙丙丁戊己庚辛壬癸']
const branchGlyphs = [...'子丑寅卯辰巳午未申酉戌亥']

const CYCLE = 60

function write(
  index: number,
  stems: readonly string[],
  branches: readonly string[],
  between: string,
): string {
  return `${stems[index % stems.length]}${between}${branches[index % branches.length]}`
}

/**
 * The id of a pillar, 0 to 59.
 * @example pillarId(42) // 'bing-wu'
 */
export function pillarId(index: number): string {
  return write(index, stemIds, branchIds, '-')
}

/**
 * The characters of a pillar, 0 to 59.
 * @example pillarGlyphs(42) // '丙午'
 */
export function pillarGlyphs(index: number): string {
  return write(index, stemGlyphs, branchGlyphs, '')
}

/**
 * The index of a pillar by its id or its characters; undefined where it is none of the sixty.
 * @example findPillar('bing-wu') // 42
 * @example findPillar('丙午') // 42
 * @example findPillar('jia-chou') // undefined
 */
export function findPillar(text: string): number | undefined {
  return Array.from({ length: CYCLE }, (_, index) => index).find(
    (index) => text === pillarId(index) || text === pillarGlyphs(index),
  )
}
