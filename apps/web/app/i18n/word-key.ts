import type words from './en.json'
import type content from './en-content.json'
import type late from './en-lazy.json'

/** A dictionary: texts under keys, in sections as deep as needed. */
export type Words = { readonly [key: string]: string | Words }

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** The key of a text without its plural form: that is chosen by the count. */
type Singular<Key extends string> = Key extends `${infer Start}_${PluralForm}` ? Start : Key

type KeyIn<Section, Path extends string = ''> = {
  [Key in keyof Section & string]: Section[Key] extends string
    ? `${Path}${Singular<Key>}`
    : KeyIn<Section[Key], `${Path}${Key}.`>
}[keyof Section & string]

/** The path of a text of the interface: `site.calendar`. */
export type WordKey = KeyIn<typeof words> | KeyIn<typeof late> | KeyIn<typeof content>
