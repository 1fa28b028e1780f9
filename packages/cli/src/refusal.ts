import type { Words } from '@zeri/lexicon/facts'

/** What ends the command with one line instead of a result. */
export class Refusal extends Error {
  readonly words: Words
  /** 2: the arguments are wrong. 1: the site refused or is out of reach. */
  readonly exitCode: 1 | 2

  constructor(words: Words, exitCode: 1 | 2 = 2) {
    super(words.en)
    this.name = 'Refusal'
    this.words = words
    this.exitCode = exitCode
  }
}
