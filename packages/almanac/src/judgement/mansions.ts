import type { ActivityId } from './activities.ts'
import type { StarData } from './star-type.ts'

// Matters the verses of the mansions judge most often; which of ours they are is our reading.
const mansionActivities: readonly ActivityId[] = ['wedding', 'opening', 'groundbreaking']

// Verses of the mansions of the day, as popular almanacs print them; schools differ on a few.
export const mansions = [
  // 角
  {
    id: 'mansion-horn',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'mansion', index: 0 },
    source: 'tong-shu',
    reading: { favours: mansionActivities },
  },
  // 亢
  {
    id: 'mansion-neck',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'mansion', index: 1 },
    source: 'tong-shu',
    reading: { forbids: mansionActivities },
  },
  // 氐
  {
    id: 'mansion-root',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'mansion', index: 2 },
    source: 'tong-shu',
    reading: { forbids: mansionActivities },
  },
  // 房
  {
    id: 'mansion-room',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'mansion', index: 3 },
    source: 'tong-shu',
    reading: { favours: mansionActivities },
  },
  // 心
  {
    id: 'mansion-heart',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'mansion', index: 4 },
    source: 'tong-shu',
    reading: { forbids: mansionActivities },
  },
  // 尾
  {
    id: 'mansion-tail',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'mansion', index: 5 },
    source: 'tong-shu',
    reading: { favours: mansionActivities },
  },
  // 箕
  {
    id: 'mansion-basket',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'mansion', index: 6 },
    source: 'tong-shu',
    reading: { favours: mansionActivities },
  },
  // 斗
  {
    id: 'mansion-dipper',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'mansion', index: 7 },
    source: 'tong-shu',
    reading: { favours: mansionActivities },
  },
  // 牛
  {
    id: 'mansion-ox',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'mansion', index: 8 },
    source: 'tong-shu',
    reading: { forbids: mansionActivities },
  },
  // 女
  {
    id: 'mansion-woman',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'mansion', index: 9 },
    source: 'tong-shu',
    reading: { forbids: mansionActivities },
  },
  // 虚
  {
    id: 'mansion-emptiness',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'mansion', index: 10 },
    source: 'tong-shu',
    reading: { forbids: mansionActivities },
  },
  // 危
  {
    id: 'mansion-rooftop',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'mansion', index: 11 },
    source: 'tong-shu',
    reading: { forbids: mansionActivities },
  },
  // 室
  {
    id: 'mansion-encampment',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'mansion', index: 12 },
    source: 'tong-shu',
    reading: { favours: mansionActivities },
  },
  // 壁
  {
    id: 'mansion-wall',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'mansion', index: 13 },
    source: 'tong-shu',
    reading: { favours: mansionActivities },
  },
  // 奎
  {
    id: 'mansion-legs',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'mansion', index: 14 },
    source: 'tong-shu',
    reading: { forbids: mansionActivities },
  },
  // 娄
  {
    id: 'mansion-bond',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'mansion', index: 15 },
    source: 'tong-shu',
    reading: { favours: mansionActivities },
  },
  // 胃
  {
    id: 'mansion-stomach',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'mansion', index: 16 },
    source: 'tong-shu',
    reading: { favours: mansionActivities },
  },
  // 昴
  {
    id: 'mansion-pleiades',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'mansion', index: 17 },
    source: 'tong-shu',
    reading: { forbids: mansionActivities },
  },
  // 毕
  {
    id: 'mansion-net',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'mansion', index: 18 },
    source: 'tong-shu',
    reading: { favours: mansionActivities },
  },
  // 觜
  {
    id: 'mansion-beak',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'mansion', index: 19 },
    source: 'tong-shu',
    reading: { forbids: mansionActivities },
  },
  // 参
  {
    id: 'mansion-three-stars',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'mansion', index: 20 },
    source: 'tong-shu',
    reading: { favours: mansionActivities },
  },
  // 井
  {
    id: 'mansion-well',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'mansion', index: 21 },
    source: 'tong-shu',
    reading: { favours: mansionActivities },
  },
  // 鬼
  {
    id: 'mansion-ghosts',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'mansion', index: 22 },
    source: 'tong-shu',
    reading: { forbids: mansionActivities },
  },
  // 柳
  {
    id: 'mansion-willow',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'mansion', index: 23 },
    source: 'tong-shu',
    reading: { forbids: mansionActivities },
  },
  // 星
  {
    id: 'mansion-seven-stars',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'mansion', index: 24 },
    source: 'tong-shu',
    reading: { forbids: mansionActivities },
  },
  // 张
  {
    id: 'mansion-bow',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'mansion', index: 25 },
    source: 'tong-shu',
    reading: { favours: mansionActivities },
  },
  // 翼
  {
    id: 'mansion-wings',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'mansion', index: 26 },
    source: 'tong-shu',
    reading: { forbids: mansionActivities },
  },
  // 轸
  {
    id: 'mansion-chariot',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'mansion', index: 27 },
    source: 'tong-shu',
    reading: { favours: mansionActivities },
  },
] as const satisfies readonly StarData[]
