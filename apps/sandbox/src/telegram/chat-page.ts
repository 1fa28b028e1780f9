import { frame, safe } from '../page.ts'
import type { SandboxMessage } from './chats.ts'

/** Renders the chat with a bot, where links to bots lead in development. Each browser is one made-up user. */
export function renderChat(bot: string, start: string, messages: readonly SandboxMessage[]): string {
  const said = messages.map(
    ({ id, text, links, buttons }) => `<article class="mail"><p style="white-space:pre-line">${safe(text)}</p>
${links.map((link) => `<p><a href="${safe(link)}">${safe(link)}</a></p>`).join('')}
${buttons
  .map(
    (button, index) =>
      `<form method="post"><input type="hidden" name="press" value="${id}.${index}"><button>${safe(button.text)}</button></form>`,
  )
  .join('')}</article>`,
  )
  const say = (text: string, label: string) =>
    `<form method="post"><input type="hidden" name="text" value="${safe(text)}"><button>${label}</button></form>`
  return frame(
    `@${bot}`,
    `<h1><span class="seal" lang="zh">择</span>@${safe(bot)}</h1>
${said.join('\n') || '<p class="quiet">No message yet.</p>'}
<div>${say(start === '' ? '/start' : `/start ${start}`, 'START')}${say('/stop', 'STOP')}</div>`,
    'ru',
  )
}
