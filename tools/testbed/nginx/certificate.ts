import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { requireProgram } from '../require-program.ts'

const MAKE =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1'

/** Makes a certificate for `localhost` that nobody trusts, for an nginx with TLS. */
export function makeCertificate(directory: string): { readonly certificate: string; readonly key: string } {
  const [certificate, key] = [join(directory, 'cert.pem'), join(directory, 'key.pem')]
  const options = [...MAKE.split(' '), '-keyout', key, '-out', certificate]
  execFileSync(requireProgram('openssl', 'openssl'), options, { stdio: 'ignore' })
  return { certificate, key }
}
