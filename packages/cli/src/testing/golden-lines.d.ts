/** Command lines whose output is stored in `golden`, and the name of the file. */
export declare const goldenLines: readonly (readonly [name: string, line: readonly string[]])[]
