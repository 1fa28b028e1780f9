import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import config from './react-router.config.ts'
import { unusedRouterParts, withoutNames, withoutWork } from './unused-router-parts.ts'

const routerEntry = fileURLToPath(import.meta.resolve('react-router'))
const partOf = (file: string) => readFileSync(routerEntry.replace(/index\.js$/, `lib/${file}`), 'utf8')

test.each([
  ['dom/ssr/fog-of-war.js', 'isFogOfWarEnabled'],
  ['router/instrumentation.js', 'consumeInstrumentationClientResultMetaReceiver'],
])('%s has the exports it had, and they do nothing', async (file, name) => {
  const emptied = withoutWork(partOf(file))
  const { [name]: part } = await import(`data:text/javascript,${encodeURIComponent(emptied)}`)
  expect(part()).toBeUndefined()
  expect(emptied.match(/ as /g)).toHaveLength(
    partOf(file)
      .match(/^export \{.*$/m)?.[0]
      .split(',').length ?? 0,
  )
})

test('the search for unknown routes is left out only because the document names every route', () => {
  expect(config.routeDiscovery).toEqual({ mode: 'initial' })
})

test('a part that no longer lists its exports breaks the build', () => {
  expect(() => withoutWork('export default 1')).toThrow('one list of exports')
})

test('a build that does not meet the parts breaks', () => {
  const { buildEnd } = unusedRouterParts()
  if (typeof buildEnd !== 'function') throw new Error('the plugin does not look back at the end of a build')
  // True: the hook does not use the context it is called with.
  expect(() => buildEnd.call({} as never)).toThrow('found 0 of 3')
})

test('a component that nobody imports no longer looks used', () => {
  const code = 'const Link = React$1.forwardRef(function LinkWithRef() {});\nLink.displayName = "Link";\n'
  expect(withoutNames(code)).toBe(
    'const Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef() {});\n\n',
  )
})
