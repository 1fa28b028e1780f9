import type words from './en.json'

/** A dictionary: texts under keys, in sections as deep as needed. */
export type Words = { readonly [key: string]: string | Words }

type PluralForm = 'one' | 'few' | 'many' | 'other'

/** The key of a text without its plural form: that is chosen by the count. */
type Singular<Key extends string> = Key extends `${infer Start}_${PluralForm}` ? Start : Key

type KeyIn<Section, Path extends string = ''> = {
  [Key in keyof Section & string]: Section[Key] extends string
    ? `${Path}${Singular<Key>}`
    : KeyIn<Section[Key], `${Path}${Key}.`>
}[keyof Section & string]

/** The path of a text of the console: `orders.title`. */
export type WordKey = KeyIn<typeof words>

/** A section with a word for each code that the server sends: `orders.states`. */
export type CodeSection = {
  [Key in WordKey]: Key extends `codes.${infer Name}.${string}` ? Name : never
}[WordKey]
