/** Grows whenever any answer of the almanac changes; answers carry it, and so their ETags change with it. */
export const almanacVersion = '0.3.0'
