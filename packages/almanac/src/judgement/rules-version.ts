/** Grows whenever a rule, a threshold or a reading changes, so that a verdict can be distinguished from a later one. */
export const rulesVersion = '2'
