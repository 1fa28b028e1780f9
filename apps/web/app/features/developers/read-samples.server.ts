import choosePython from './samples/choose.py?raw'
import chooseCurl from './samples/choose.sh?raw'
import chooseTypeScript from './samples/choose.ts?raw'
import dayPython from './samples/day.py?raw'
import dayCurl from './samples/day.sh?raw'
import dayTypeScript from './samples/day.ts?raw'

/** The host that the samples are written for; pages show their own. */
const WRITTEN_FOR = 'https://zeri.example'

const samples = {
  day: { curl: dayCurl, TypeScript: dayTypeScript, Python: dayPython },
  choose: { curl: chooseCurl, TypeScript: chooseTypeScript, Python: choosePython },
} as const

type SampleName = keyof typeof samples
export type Sample = {
  readonly name: SampleName
  readonly codes: readonly { readonly language: string; readonly code: string }[]
}

/** The samples of calls, as they run against a host. */
export function readSamples(origin: string): Sample[] {
  return Object.entries(samples).map(([name, codes]) => ({
    name: name as SampleName, // true: its own keys
    codes: Object.entries(codes).map(([language, code]) => ({
      language,
      code: code.replaceAll(WRITTEN_FOR, origin).replace(/\n*(?:export \{\}\n)?$/, '\n'),
    })),
  }))
}
