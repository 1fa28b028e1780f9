import { frame, safe } from '../page.ts'
import type { SandboxMessage, SandboxPost, SandboxQuery } from './chat-state.ts'

const text = (shown: string) => `<p style="white-space:pre-line">${safe(shown)}</p>`
const links = (all: readonly string[]) =>
  all.map((link) => `<p><a href="${safe(link)}">${safe(link)}</a></p>`).join('')
const heading = (name: string) => `<h1><span class="seal" lang="zh">择</span>@${safe(name)}</h1>`

type ChatView = {
  readonly bot: string
  readonly start: string
  /** The language of the user's Telegram. */
  readonly language: string
  readonly messages: readonly SandboxMessage[]
  /** The last inline query of the user. */
  readonly query: SandboxQuery | undefined
}

/** Renders the chat with a bot, where links to bots lead in development. Each browser is one made-up user. */
export function renderChat({ bot, start, language, messages, query }: ChatView): string {
  const said = messages.map(
    (message) => `<article class="mail">${text(message.text)}
${links(message.links)}
${message.buttons
  .map(
    (button, index) =>
      `<form method="post"><input type="hidden" name="press" value="${message.id}.${index}"><button>${safe(button.text)}</button></form>`,
  )
  .join('')}</article>`,
  )
  const say = (words: string, label: string) =>
    `<form method="post"><input type="hidden" name="text" value="${safe(words)}"><button>${label}</button></form>`
  return frame(
    `@${bot}`,
    `${heading(bot)}
${said.join('\n') || '<p class="quiet">No message yet.</p>'}
<div>${say(start === '' ? '/start' : `/start ${start}`, 'START')}${say('/today', 'TODAY')}${say('/stop', 'STOP')}</div>
<form method="post"><label>@${safe(bot)} <input name="query" value="${safe(query?.text ?? '')}"></label> <button>Inline</button></form>
${query ? renderCards(query) : ''}
<p class="quiet">Language of this Telegram: ${safe(language)} · <a href="?lang=en">en</a> <a href="?lang=ru">ru</a></p>`,
    language,
  )
}

/** The cards under an inline query, with the message that each of them sends. */
function renderCards({ cards }: SandboxQuery): string {
  if (!cards) return '<p class="quiet">The bot has not answered yet. Reload the page.</p>'
  if (cards.length === 0) return '<p class="quiet">The bot has no cards for this.</p>'
  return cards
    .map(
      (
        card,
      ) => `<article class="mail"><strong>${safe(card.title)}</strong><p class="quiet">${safe(card.description)}</p>
${text(card.text)}${links(card.links)}</article>`,
    )
    .join('\n')
}

/** Renders a public channel: its posts with their pictures. */
export function renderChannel(channel: string, posts: readonly SandboxPost[]): string {
  const shown = posts.map(
    (
      post,
    ) => `<article class="mail">${post.photo === null ? '' : `<img src="${safe(post.photo)}" alt="" width="100%">`}
${text(post.text)}${links(post.links)}</article>`,
  )
  return frame(
    channel,
    `${heading(channel.slice(1))}\n${shown.join('\n') || '<p class="quiet">No post yet.</p>'}`,
  )
}
