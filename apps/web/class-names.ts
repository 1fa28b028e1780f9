import type { Plugin } from 'vite'

const STYLES = /import (\w+) from (['"][^'"]+\.module\.css['"])/g
const ALL_NAMES = /^export default \{[^}]*\};?$/m

/** Imports the class names of style modules one by one. */
function importNames(code: string): string {
  return code.replace(STYLES, 'import * as $1 from $2')
}

/**
 * Names of classes as constants of the pages: a component carries the few it uses, not the object of all. A class that
 * its style module does not have breaks the build.
 */
export function classNames(): Plugin[] {
  return [
    {
      name: 'class-names',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\.tsx?(?:\?|$)/, code: '.module.css' },
        handler: (code) => ({ code: importNames(code), map: null }),
      },
      onLog(_level, { code, message }) {
        if (code === 'IMPORT_IS_UNDEFINED' && message.includes('.module.css')) this.error(message)
      },
    },
    {
      name: 'class-names-styles',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        // The styles stay a part of the page although its script needs nothing of their module.
        handler: (code) => ({
          code: code.replace(ALL_NAMES, ''),
          map: null,
          moduleSideEffects: 'no-treeshake',
        }),
      },
    },
  ]
}
