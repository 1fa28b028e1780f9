/** Grows whenever a rule, a size or a reading changes, so that a verdict can be distinguished from a later one. */
export const rulesVersion = '4'
