import { type Matter, matters } from '../../packages/almanac/src/judgement/matters.ts'
import type { StarData } from '../../packages/almanac/src/judgement/star-type.ts'

// A keyed table of juan 10 against the stars of the package, list by list.

/** Where the table and the package differ in one list of a star: `+` ours alone has, `-` the table alone has, or `no list`. */
export type ListDifference = {
  readonly id: string
  readonly list: 'star' | 'favours' | 'forbids' | 'spares'
  readonly differs: string
}

/** Traditional characters of the words for matters, and ours in the same places. */
const traditional =
  '冊進頒詔賢舉慶賜賞賀會撫邊選將訓師臨親結納問療醫營宮繕築興動豎倉庫經絡醞釀開財貨磑補掃飾牆塗壞獵魚種養啟攢陳詞訟帶學製產鑄蓋惸愛緩獄遠迴針頭襲運謀畫計園餘'
const simplified =
  '册进颁诏贤举庆赐赏贺会抚边选将训师临亲结纳问疗医营宫缮筑兴动竖仓库经络酝酿开财货硙补扫饰墙涂坏猎鱼种养启攒陈词讼带学制产铸盖茕爱缓狱远回针头袭运谋画计园余'

function simplify(word: string): string {
  return [...word]
    .map((sign) => {
      const place = traditional.indexOf(sign)
      return place < 0 ? sign : simplified.charAt(place)
    })
    .join('')
}

/** Words that stand for one matter of ours together. */
const joined: Readonly<Record<string, Matter>> = {
  覃恩: '覃恩肆赦',
  肆赦: '覃恩肆赦',
  诏命公卿: '诏命公卿招贤',
  招贤: '诏命公卿招贤',
  施恩惠: '施恩惠恤孤茕',
  恤孤茕: '施恩惠恤孤茕',
  行惠爱: '行惠爱雪冤枉缓刑狱',
  雪冤枉: '行惠爱雪冤枉缓刑狱',
  缓刑狱: '行惠爱雪冤枉缓刑狱',
  庆赐: '庆赐赏贺',
  赏贺: '庆赐赏贺',
  行幸: '出行',
  遣使: '出行',
  立券: '立券交易',
  交易: '立券交易',
  开仓库: '开仓库出货财',
  出货财: '开仓库出货财',
}

/** Words that the note of 8a says go for another as well (上表章同, 袭爵受封同后仿此). */
const alike: Readonly<Partial<Record<string, Matter>>> = { 上册进表章: '上表章', 施恩封拜: '袭爵受封' }

/** The rest of all matters, which a list of exceptions stands for. */
const THE_REST = '余事'

/** The matter of ours a printed word stands for. */
export function matterOf(word: string): Matter | typeof THE_REST {
  const plain = simplify(word)
  const found = joined[plain] ?? plain
  if (found === THE_REST) return THE_REST
  const matter = matters.find((one) => one === found)
  if (!matter) throw new Error(`no matter is called ${word}`)
  return matter
}

const printed = (cell: string): ReadonlySet<string> =>
  new Set(
    cell
      .split('、')
      .filter((word) => word !== '')
      .map(matterOf)
      .filter((matter) => matter !== THE_REST)
      .flatMap((matter) => [matter, ...(alike[matter] ? [alike[matter]] : [])]),
  )

const listed = (...lists: readonly (string | undefined)[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => list?.split(' ').filter((word) => word !== '') ?? []))

/** What one list has and the other has not. */
function differenceOf(ours: ReadonlySet<string>, theirs: ReadonlySet<string>): string {
  if (ours.size === 0 && theirs.size > 0) return 'no list'
  const more = [...ours].filter((matter) => !theirs.has(matter)).map((matter) => `+${matter}`)
  const less = [...theirs].filter((matter) => !ours.has(matter)).map((matter) => `-${matter}`)
  return [...more, ...less].toSorted().join(' ')
}

/** What the table says is spared; where we list what is forbidden, a spared matter is one that is not in it. */
function spareDifference(star: StarData, spared: ReadonlySet<string>): string {
  const exceptions = star.forbidsAllBut ?? star.notesOnly
  if (exceptions !== undefined) return differenceOf(listed(exceptions), spared)
  const forbidden = listed(star.forbids)
  return [...spared]
    .filter((matter) => forbidden.has(matter))
    .map((matter) => `-${matter}`)
    .join(' ')
}

/** What a star favours, with what it favours in a season only. */
function favoursOf({ favours, adds = [] }: StarData): ReadonlySet<string> {
  return listed(favours, ...adds.filter(({ between }) => between).map((added) => added.favours))
}

type KeyedRow = Readonly<Record<string, string>>

/** How one row of the keyed table differs from a star. */
function compareRow(row: KeyedRow, star: StarData | undefined): ListDifference[] {
  const { id = '', favours = '', forbids = '', spares = '' } = row
  if (!star) return [{ id, list: 'star', differs: 'absent' }]
  const lists = [
    { list: 'favours', differs: differenceOf(favoursOf(star), printed(favours)) },
    // On solstices and equinoxes what the table has as forbidden is not noted as good.
    { list: 'forbids', differs: differenceOf(listed(star.forbids ?? star.unnoted), printed(forbids)) },
    { list: 'spares', differs: spareDifference(star, printed(spares)) },
  ] as const
  return lists.filter(({ differs }) => differs !== '').map((one) => ({ id, ...one }))
}

/** Every difference of the stars from a keyed table. */
export function compareJuan(
  rows: readonly KeyedRow[],
  stars: readonly StarData[],
): readonly ListDifference[] {
  const byId = new Map(stars.map((star) => [star.id, star]))
  return rows.flatMap((row) => compareRow(row, byId.get(row.id ?? '')))
}
