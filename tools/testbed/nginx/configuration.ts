import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const source = join(import.meta.dirname, '../../../deploy/nginx')

/** The values that installation fills into the templates, by name. */
export type Values = Readonly<Record<string, string>>

/**
 * Fills in `${ZERI_…}` as `envsubst` does and leaves nginx's own variables alone.
 * @example fillTemplate('listen ${ZERI_LISTEN}; # $uri', { ZERI_LISTEN: '80' }) // 'listen 80; # $uri'
 */
export function fillTemplate(template: string, values: Values): string {
  return template.replaceAll(/\$\{(ZERI_\w+)\}/g, (_match, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${name} has no value`)
    return value
  })
}

/** The upstream block: one line per server process. */
export function upstreamOf(ports: readonly number[]): string {
  return ports.map((port) => `server 127.0.0.1:${port} max_fails=3 fail_timeout=1s;`).join(' ')
}

type Installation = {
  readonly values: Values
  readonly scheme: 'plain' | 'tls'
  /** Whether the log is written in blocks, as deployed; a test that reads it at once turns this off. */
  readonly buffersLog?: boolean | undefined
  /** Edits the site's configuration, for tests that break one of its rules. */
  readonly editSite?: ((site: string) => string) | undefined
}

/** Installs the production files under `directory` as under /etc/nginx; returns the path of the main one. */
export function installConfiguration(directory: string, installation: Installation): string {
  const { values, scheme, buffersLog = false, editSite } = installation
  const read = (name: string) => readFileSync(join(source, name), 'utf8')
  for (const folder of ['conf.d', 'zeri', 'temp']) mkdirSync(join(directory, folder), { recursive: true })
  chmodSync(directory, 0o755) // nginx's workers run as another user and must get in
  const site = read('site.conf')
  writeFileSync(join(directory, 'zeri/site.conf'), editSite ? editSite(site) : site)
  for (const name of ['zeri.conf', `${scheme}.conf`])
    writeFileSync(
      join(directory, 'conf.d', name),
      withLog(fillTemplate(read(`${name}.template`), values), buffersLog),
    )
  writeFileSync(join(directory, 'conf.d/temporary-paths.conf'), temporaryPaths(join(directory, 'temp')))
  const main = join(directory, 'nginx.conf')
  writeFileSync(main, read('nginx.conf'))
  return main
}

function withLog(configuration: string, isBuffered: boolean): string {
  return isBuffered ? configuration : configuration.replace(' buffer=64k flush=1s', '')
}

/** The compiled-in temporary paths belong to the machine's own nginx. */
function temporaryPaths(directory: string): string {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(directory, kind)};\n`)
    .join('')
}
