/** Grows whenever any answer of the almanac changes; part of every ETag. */
export const almanacVersion = '0.2.0'
