import { buildApp } from '../../apps/server/src/app.ts'
import { parseConfig } from '../../apps/server/src/config.ts'
import { createDeps } from '../../apps/server/src/deps.ts'
import { noPages } from '../testbed/site/no-pages.ts'

/** The site without its pages, as a process that a drill may kill. */
const deps = createDeps(parseConfig(process.env))
const { app } = await buildApp(deps, {
  attachPages: noPages,
  isDraining: () => false,
})
const url = await app.listen({ host: '127.0.0.1', port: 0 })
console.log(`${url} the site is open`)
