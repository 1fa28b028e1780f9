import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireProgram } from './require-program.ts'

// opendkim as a witness: a program of others verifies the signatures of our mails.

export function findOpendkim(): string {
  return requireProgram('opendkim', 'opendkim', { places: ['/usr/sbin'] })
}

/** The record of a public key, `<selector>._domainkey.<domain>`, which would be in DNS. */
export type KeyRecord = { readonly name: string; readonly publicKey: string }

/** The verdict on each file. Its exit code is 0 either way, so its output is read. */
export function verifySignatures(
  files: readonly string[],
  { name, publicKey }: KeyRecord,
): Map<string, 'pass' | 'fail' | 'unsigned'> {
  const program = findOpendkim()
  const folder = mkdtempSync(join(tmpdir(), 'zeri-opendkim-'))
  try {
    const [keys, config] = [join(folder, 'keys'), join(folder, 'opendkim.conf')]
    writeFileSync(keys, `${name} v=DKIM1; k=rsa; p=${publicKey}\n`)
    writeFileSync(config, `Mode v\nSyslog no\nTestDNSData file:${keys}\n`)
    const { stdout, stderr } = spawnSync(program, ['-x', config, '-t', files.join(',')], {
      encoding: 'utf8',
      maxBuffer: 100_000_000,
    })
    const lines = `${stdout}\n${stderr}`.split('\n')
    return new Map(
      files.map((file) => {
        const line = lines.find((one) => one.includes(`${file}: verification`)) ?? ''
        return [file, line === '' ? 'unsigned' : /\) succeeded$/.test(line) ? 'pass' : 'fail']
      }),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
