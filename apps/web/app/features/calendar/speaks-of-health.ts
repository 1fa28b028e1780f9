/** 医醫 doctor, 疗療 cure, 病 illness, 针針鍼 needle, 嗣 heir; as escapes, because no font needs them. */
const HEALTH = /[\u533b\u91ab\u7597\u7642\u75c5\u9488\u91dd\u937c\u55e3]/

/**
 * Whether a clause of the book speaks of health: it is shown in its citation, not beside another activity.
 * @example speaksOfHealth('宜祭祀') // false
 */
export function speaksOfHealth(zh: string): boolean {
  return HEALTH.test(zh)
}
