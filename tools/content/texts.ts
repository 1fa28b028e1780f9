import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '@zeri/lexicon'
import { countWords, listFaults } from '../../packages/lexicon/src/text-style.ts'

const kinds = ['sections', 'faq', 'pages'] as const

/** A text beside the articles: of a section, of the FAQ, of a page. */
export type Text = {
  readonly locale: Locale
  readonly kind: (typeof kinds)[number]
  readonly id: string
  readonly title: string
  readonly description: string
  readonly body: string
}

const FILE = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

/** The texts of a folder `content/` that are not articles. */
export function readTexts(folder: string): Text[] {
  return locales.flatMap((locale) =>
    kinds.flatMap((kind) =>
      readdirSync(join(folder, locale, kind)).map((name) => ({
        locale,
        kind,
        id: name.replace('.md', ''),
        ...readText(readFileSync(join(folder, locale, kind, name), 'utf8')),
      })),
    ),
  )
}

function readText(file: string): Pick<Text, 'title' | 'description' | 'body'> {
  const [, head = '', body = ''] = FILE.exec(file) ?? []
  const line = (key: string) => new RegExp(`^${key}: "?(.*?)"?$`, 'm').exec(head)?.[1] ?? ''
  return { title: line('title'), description: line('description'), body: body.trim() }
}

/** Latin words that Russian texts may hold. */
const NAMES = /e-mail|cookie|Telegram|Google|Яндекс ID|VK ID|Stripe|ЮKassa|RBKmoney|SberPay|JSON|API|\/stop/gi

/** The lines as shown; names of the deployment, of cookies and of companies become one character. */
export function listLines({ body }: Pick<Text, 'body'>): string[] {
  return body
    .split('\n')
    .map((line) =>
      line
        .replace(/^(?:#+|-|\d+\.)\s+/, '')
        .replace(/\s*\{#[a-z-]+\}$/, '')
        .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
        .replaceAll(/`[^`]+`|\{[a-z]+\}/g, '№')
        .replaceAll('**', '')
        .replaceAll(NAMES, '№'),
    )
    .filter((line) => line !== '')
}

const QUESTION = /^## .+ \{#([a-z-]+)\}$/gm

/** The parts of a text: the text itself, or each question of the FAQ by its anchor. */
export function listParts({ kind, id, body }: Text): string[] {
  const name = `${kind}/${id}`
  return kind === 'faq' ? Array.from(body.matchAll(QUESTION), ([, at]) => `${name}#${at}`) : [name]
}

/** An answer is neither a few words nor an article. */
const [LEAST_WORDS, MOST_WORDS] = [40, 140]

/** Faults of style and form of a text. */
export function listTextFaults(text: Text): string[] {
  const answers = text.kind === 'faq' ? text.body.split(/^## .+$/m).slice(1) : []
  const lengths = answers.map((body) => countWords(listLines({ body }).join(' ')))
  const unnamed = (text.body.match(/^## /gm)?.length ?? 0) - Array.from(text.body.matchAll(QUESTION)).length
  return [
    ...(text.kind === 'faq' && unnamed > 0 ? [`${unnamed} questions without an anchor`] : []),
    ...lengths
      .filter((words) => words < LEAST_WORDS || words > MOST_WORDS)
      .map((words) => `an answer of ${words} words`),
    ...[text.title, text.description, ...listLines(text)].flatMap((line) =>
      listFaults(line, text.locale).map((fault) => `${fault}: ${line.slice(0, 60)}`),
    ),
  ]
}
