/** How the deeds of a day are put into words. `…` stands for the deeds. */
export type DeedWords = {
  readonly and: string
  /** By the rating of the day: above 0, 0, below 0. */
  readonly good: Readonly<Record<'lifted' | 'level' | 'lowered', readonly string[]>>
  readonly bad: readonly string[]
  /** Nothing is favoured, and the rating is not below 0. */
  readonly plain: readonly string[]
  /** Nothing is favoured on a day rated below 0. */
  readonly quiet: readonly string[]
  /** Nothing at all is forbidden. */
  readonly free: readonly string[]
}

export const deedsInEnglish: DeedWords = {
  and: 'and',
  good: {
    lifted: ['good for ….', 'well suited to ….', 'a day for ….'],
    level: ['fine for ….', 'suitable for ….'],
    lowered: ['still fine for ….', 'all the same, good for ….'],
  },
  bad: ['put off ….', 'leave … for another day.', 'better put off ….'],
  plain: ['nothing stands out.', 'an ordinary day.'],
  quiet: ['keep to everyday things.', 'finish what you have begun.', 'a day for rest.'],
  free: ['nothing needs to be put off.', 'nothing is advised against.'],
}

export const deedsInRussian: DeedWords = {
  and: 'и',
  good: {
    lifted: ['хорошо для ….', 'подходит для ….', 'день для ….'],
    level: ['годится для ….', 'подойдёт для ….'],
    lowered: ['день всё же годится для ….', 'при этом день подойдёт для ….'],
  },
  bad: ['отложите ….', 'перенесите ….', 'лучше отложить ….'],
  plain: ['ничего особенного.', 'обычный день.'],
  quiet: ['займитесь обычными делами.', 'доведите до конца начатое.', 'день для отдыха.'],
  free: ['откладывать ничего не нужно.', 'запретов нет.'],
}
