import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The document contains the whole route table: a stale manifest cannot break a navigation after a release.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
