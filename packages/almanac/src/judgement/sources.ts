/**
 * Where a rule is written. `modern` marks a link that is our own judgement and is shown as such; `folk` what custom says
 * and the imperial books reject.
 */
export type Source =
  | 'xie-ji-3' // 协纪辨方书 (1741), juan 3, 义例一
  | 'xie-ji-4' // juan 4, 义例二
  | 'xie-ji-5' // juan 5, 义例三
  | 'xie-ji-6' // juan 6, 义例四
  | 'xie-ji-7' // juan 7, 义例五: paths, hours
  | 'xie-ji-10' // juan 10, 宜忌: what each star favours and forbids, and the grades of days
  | 'xie-ji-11' // juan 11, 用事: the same by matter
  | 'xie-ji-35' // juan 35, 百忌日, mansions
  | 'kao-yuan-5' // 御定星历考原 (1713), juan 5, 日时总类
  | 'kao-yuan-6' // juan 6, 用事宜忌
  | 'qian-jin-29' // 备急千金要方 (652), juan 29, 太医针灸宜忌
  | 'tong-shu' // popular almanacs of matters and days
  | 'folk'
  | 'modern'
