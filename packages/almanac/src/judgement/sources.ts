/**
 * Where a rule is written. `modern` marks a link that is our own judgement and is shown as such; `folk` what custom says
 * and the book does not.
 */
export type Source =
  | 'xie-ji-6' // 协纪辨方书 (1741), juan 6, 义例四
  | 'xie-ji-7' // juan 7, 义例五: paths, hours
  | 'xie-ji-10' // juan 10, 宜忌: what each star favours and forbids, and the grades of days
  | 'tong-shu' // popular almanacs of matters and days
  | 'folk'
  | 'modern'
