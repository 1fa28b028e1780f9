import { runFigures } from '../figures.ts'
import { measureMutations } from '../mutation/measure.ts'
import { measureBazi } from './bazi.ts'
import { measureFacts } from './facts.ts'
import { measureStars } from './stars.ts'

/** Takes `--reference <folder>` out of the command line. */
function takeReference(args: readonly string[]): { rest: string[]; referenceFolder: string | undefined } {
  const at = args.indexOf('--reference')
  if (at < 0) return { rest: [...args], referenceFolder: undefined }
  const referenceFolder = args[at + 1]
  if (!referenceFolder) throw new Error('--reference needs the folder of the tables')
  return { rest: args.toSpliced(at, 2), referenceFolder }
}

const { rest, referenceFolder } = takeReference(process.argv.slice(2))
await runFigures(
  {
    facts: ({ small }) => measureFacts({ small, referenceFolder }),
    bazi: measureBazi,
    judgement: measureStars,
    mutation: ({ small }) => measureMutations({ small }),
  },
  rest,
)
