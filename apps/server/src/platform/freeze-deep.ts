/**
 * Freezes a value and everything in it, for data that requests share. What is frozen already is taken to be frozen
 * throughout.
 */
export function freezeDeep<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const one of Object.values(value)) freezeDeep(one)
  return value
}
