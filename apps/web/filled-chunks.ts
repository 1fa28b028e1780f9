import type { Plugin } from 'vite'

/** A script that says nothing in one byte. */
const NOTHING = ';'

/**
 * Fills the scripts that are left empty where a page imports styles alone. WebKitGTK takes an empty file for plain text and
 * refuses it as a module, and with it the page that imports it: nothing on that page would react.
 */
export function filledChunks(): Plugin {
  return {
    name: 'filled-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.code.trim() === '') file.code = NOTHING
      },
    },
  }
}
