import 'i18next'
import type words from './en.json'
import type content from './en-content.json'
import type late from './en-lazy.json'

declare module 'i18next' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: augmenting a module works through its interface only
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof words & typeof late & typeof content }
  }
}
