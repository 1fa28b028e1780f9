import { defineConfig } from 'vite'

/** The built files go to `dist`, which the process of the console serves. */
export default defineConfig({
  build: {
    target: 'es2024',
    // Each file has a name of its own; inlined ones would need `data:` in the policy of scripts and fonts.
    assetsInlineLimit: 0,
    // The components mark what a server may not render; there is none here.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
    // One operator loads it once a day over a private network: one script needs no splitting.
    chunkSizeWarningLimit: 1_500,
  },
  server: {
    port: 3210,
    strictPort: true,
    // The host stays as it is: the console serves the name of CONSOLE_URL alone.
    proxy: { '/console': { target: 'http://127.0.0.1:3200', changeOrigin: false } },
  },
})
