import 'i18next'
import type words from './en.json'

declare module 'i18next' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: augmenting a module works through its interface only
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof words }
  }
}
