import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The whole route table travels with the document: a stale manifest cannot break a navigation after a release.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
