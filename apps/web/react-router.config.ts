import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The document contains the whole route table: a stale manifest cannot break a navigation after a release.
  routeDiscovery: { mode: 'initial' },
  // Actions of the browser are a line each and need the page's own code: files of their own would only be more requests.
  splitRouteModules: false,
} satisfies Config
