/**
 * Grows whenever any result of the almanac changes. Results carry it, so that their ETags change with it. The version of
 * the package is the same; a test compares both.
 */
export const almanacVersion = '0.5.0'
