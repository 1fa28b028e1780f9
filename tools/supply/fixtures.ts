import type { Finding } from './find-secrets.ts'

/** Made-up secrets of tests and examples: file, kind, how many; each is refused or meaningless anywhere else. */
const fixtures: readonly { readonly file: string; readonly kind: string; readonly count: number }[] = [
  {
    file: 'apps/server/src/features/reminders/telegram/telegram.test.ts',
    kind: 'value of a secret setting',
    count: 1,
  },
  { file: 'apps/server/src/config.test.ts', kind: 'value of a secret setting', count: 1 },
  { file: 'deploy/zeri.env.example', kind: 'value of a secret setting', count: 2 },
  { file: 'e2e/nginx.e2e.ts', kind: 'value of a secret setting', count: 1 },
  { file: 'tools/drills/worker-process.db.test.ts', kind: 'URL with a password', count: 1 },
]

/** The findings beyond the fixtures; a file with more than declared is reported with all of its own. */
export function withoutFixtures(findings: readonly Finding[]): Finding[] {
  const alike = (one: { file: string; kind: string }) => (other: { file: string; kind: string }) =>
    one.file === other.file && one.kind === other.kind
  return findings.filter((finding) => {
    const count = fixtures.find(alike(finding))?.count ?? 0
    return findings.filter(alike(finding)).length > count
  })
}
