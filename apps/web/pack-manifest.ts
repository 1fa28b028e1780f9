import { deepStrictEqual } from 'node:assert'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'vite'

type Address = { readonly id: string; readonly parentId?: string; readonly path?: string }
/** Flags, names of files and lists of them, by key. */
type Traits = Readonly<Record<string, boolean | string | readonly string[]>>
type Route = Address & Traits
type Manifest = { readonly routes: Readonly<Record<string, Route>> }
/** Traits that routes share: the flags that are on, and the files by their index. */
type Shape = Readonly<Record<string, true | number | readonly number[]>>

/** A route table without its repetitions. */
type Packed = {
  readonly rest: object
  /** The names of all files without their folder, by a space. */
  readonly files: string
  /** The flags that a route has even when they are off. */
  readonly flags: readonly string[]
  readonly shapes: readonly Shape[]
  /** The routes of each language, by parent: name, path unless it is the name, and shape. */
  readonly pages: Readonly<Record<string, readonly (readonly [string, string | null, number])[]>>
  readonly others: readonly (readonly [Address, number])[]
}

const MANIFEST = /^(?<start>window\.__reactRouterManifest=)(?<json>\{.*\})(?<end>;?\s*)$/s
const FOLDER = '/assets/'
const OF_A_LANGUAGE = /^(?:en|ru)\//
const ENGLISH = /^en\//
/** Texts for programs, which no page leads to by its router. */
const OF_THE_SERVER = /^(?:en|ru)\/twins\//

/**
 * Restores the routes of some languages. The browser runs the text of this function: it uses nothing outside itself.
 * Matching costs a browser time for every route, so a document has those of its own language.
 */
function unpack({ rest, files, flags, shapes, pages, others }: Packed, languages: readonly string[]): object {
  const names = files.split(' ').map((name) => `/assets/${name}`)
  const routes: Record<string, object> = {}
  const add = (address: Address, shape: number) => {
    const traits: Record<string, unknown> = {}
    for (const flag of flags) traits[flag] = false
    for (const [key, value] of Object.entries(shapes[shape] ?? {}))
      traits[key] =
        value === true || (typeof value === 'number' ? names[value] : value.map((at) => names[at]))
    routes[address.id] = { ...address, ...traits }
  }
  for (const [address, shape] of others) add(address, shape)
  for (const [parent, children] of Object.entries(pages))
    for (const [name, place, shape] of children)
      for (const language of languages) {
        const english = place ?? name
        const russian = english ? `ru/${english}` : shapes[shape]?.index && 'ru'
        const path = language === 'en' ? english : russian
        const parentId = parent === 'root' ? parent : `${language}/${parent}`
        add({ id: `${language}/${name}`, parentId, ...(path && { path: String(path) }) }, shape)
      }
  return { ...rest, routes }
}

/** Numbers values by their first appearance; equal ones have one number. */
function numbering<T>() {
  const numbers = new Map<string, number>()
  const values: T[] = []
  const numberOf = (value: T): number => {
    const key = JSON.stringify(value)
    const number = numbers.get(key) ?? values.push(value) - 1
    numbers.set(key, number)
    return number
  }
  return { values, numberOf }
}

function pack({ routes, ...rest }: Manifest): Packed {
  const files = numbering<string>()
  const shapes = numbering<Shape>()
  const flags = new Set<string>()

  const fileOf = (name: string) => files.numberOf(name.replace(FOLDER, ''))
  const split = ({ id, parentId, path, ...traits }: Route): [Address, number] => {
    const shape: Record<string, true | number | readonly number[]> = {}
    for (const [key, value] of Object.entries<Traits[string]>(traits)) {
      if (value === false) flags.add(key)
      else if (value === true) shape[key] = true
      else shape[key] = typeof value === 'string' ? fileOf(value) : value.map(fileOf)
    }
    const address = { id, ...(parentId !== undefined && { parentId }), ...(path !== undefined && { path }) }
    return [address, shapes.numberOf(shape)]
  }
  const all = Object.values(routes).map(split)
  const english = all.filter(([{ id }]) => ENGLISH.test(id))
  const families = Object.groupBy(english, ([{ parentId = '' }]) => parentId.replace(ENGLISH, ''))
  const pages = Object.entries(families).map(([parent, children = []]) => [
    parent,
    children.map(([{ id, path = '' }, shape]) => {
      const name = id.replace(ENGLISH, '')
      return [name, path === name ? null : path, shape] as const
    }),
  ])
  return {
    rest,
    files: files.values.join(' '),
    flags: [...flags],
    shapes: shapes.values,
    pages: Object.fromEntries(pages),
    others: all.filter(([{ id }]) => !OF_A_LANGUAGE.test(id)),
  }
}

/** The routes that a browser may go to; each of the others would cost every first visit some bytes. */
function withoutServerRoutes({ routes, ...rest }: Manifest): Manifest {
  const own = Object.entries(routes).filter(([id]) => !OF_THE_SERVER.test(id))
  return { ...rest, routes: Object.fromEntries(own) }
}

/**
 * Writes the route table of every page without its repetitions: the two languages of a page, the files they share, the
 * flags that are off. It is unpacked once here: a table that would not come back whole breaks the build.
 */
export function packManifest(script: string): string {
  const { start, json = '', end } = MANIFEST.exec(script)?.groups ?? {}
  if (start === undefined) throw new Error('not a route table')
  const manifest = withoutServerRoutes(JSON.parse(json))
  const packed = pack(manifest)
  deepStrictEqual(unpack(packed, ['en', 'ru']), manifest, 'the route table does not come back whole')
  return minifySync(
    'manifest.js',
    `${start}(${unpack})(${JSON.stringify(packed)},[document.documentElement.lang])${end}`,
  ).code
}

if (import.meta.main) {
  const cwd = join(import.meta.dirname, 'build/client/assets')
  for (const name of globSync('manifest-*.js', { cwd })) {
    const file = join(cwd, name)
    writeFileSync(file, packManifest(readFileSync(file, 'utf8')))
  }
}
