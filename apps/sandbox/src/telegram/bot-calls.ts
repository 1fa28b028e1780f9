// The forms of what a bot sends, as the Bot API checks them.

import { readHtml } from './html-text.ts'

type Body = Readonly<Record<string, unknown>>

/** What a user sees of a message: its text without markup, its links and buttons. */
export type ShownMessage = {
  readonly text: string
  readonly links: readonly string[]
  readonly buttons: readonly { readonly text: string; readonly data: string }[]
}

/** A card that a bot offers under an inline query. */
export type InlineCard = {
  readonly id: string
  readonly title: string
  readonly description: string
  /** The message that is sent when the card is chosen. */
  readonly text: string
  readonly links: readonly string[]
}

const MAX_TEXT = 4096
const MAX_CAPTION = 1024
const MAX_CARDS = 50
const MAX_DATA_BYTES = 64

const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null

/** Reads a text with its markup; a string is the refusal of the Bot API. */
export function readText(body: Body, field: 'text' | 'caption' | 'message_text'): ShownMessage | string {
  const text = String(body[field] ?? '')
  const shown = body.parse_mode === 'HTML' ? readHtml(text) : { text, links: [] }
  if (!shown) return "Bad Request: can't parse entities"
  if (shown.text === '' && field !== 'caption') return 'Bad Request: message text is empty'
  const longest = field === 'caption' ? MAX_CAPTION : MAX_TEXT
  if (shown.text.length > longest) return `Bad Request: message ${field} is too long`
  const buttons = readButtons(body)
  const isTooLong = buttons.some(({ data }) => Buffer.byteLength(data) > MAX_DATA_BYTES)
  return isTooLong ? 'Bad Request: BUTTON_DATA_INVALID' : { ...shown, buttons }
}

function readButtons({ reply_markup: keyboard }: Body): ShownMessage['buttons'] {
  const rows = isObject(keyboard) && Array.isArray(keyboard.inline_keyboard) ? keyboard.inline_keyboard : []
  return rows.flat().map((button: { text?: unknown; callback_data?: unknown }) => ({
    text: String(button.text ?? ''),
    data: String(button.callback_data ?? ''),
  }))
}

/** Reads the cards of `answerInlineQuery`; a string is the refusal of the Bot API. */
export function readCards({ results }: Body): readonly InlineCard[] | string {
  if (!Array.isArray(results) || results.length > MAX_CARDS) return 'Bad Request: RESULTS_TOO_MUCH'
  const cards: InlineCard[] = []
  for (const result of results) {
    const card = readCard(result)
    if (typeof card === 'string') return card
    if (cards.some(({ id }) => id === card.id)) return 'Bad Request: RESULT_ID_DUPLICATE'
    cards.push(card)
  }
  return cards
}

function readCard(result: unknown): InlineCard | string {
  if (!isObject(result) || result.type !== 'article') return 'Bad Request: RESULT_TYPE_INVALID'
  const id = String(result.id ?? '')
  if (id === '' || Buffer.byteLength(id) > MAX_DATA_BYTES) return 'Bad Request: RESULT_ID_INVALID'
  if (typeof result.title !== 'string' || result.title === '') return 'Bad Request: article title is empty'
  if (!isObject(result.input_message_content)) return 'Bad Request: message content is not specified'
  const shown = readText(result.input_message_content, 'message_text')
  if (typeof shown === 'string') return shown
  const { text, links } = shown
  return { id, title: result.title, description: String(result.description ?? ''), text, links }
}
