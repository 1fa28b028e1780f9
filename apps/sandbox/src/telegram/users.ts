import type { ChatState, SandboxQuery } from './chat-state.ts'

/** What made-up users do in Telegram. `notify` sends the update of it to a bot. */
export function createUsers(
  { messages, queries, blocked, deleted, nextId }: ChatState,
  notify: (bot: string, update: object) => void,
) {
  return {
    /** A user writes to a bot. */
    write(bot: string, chatId: number, text: string, language = 'ru'): void {
      const chat = { id: chatId, type: 'private' }
      const from = userOf(chatId, language)
      notify(bot, { update_id: nextId(), message: { message_id: nextId(), chat, from, text } })
    },
    /** A user types the name of a bot and a query in any chat. */
    typeQuery(bot: string, chatId: number, text: string, language = 'ru'): SandboxQuery {
      const query = {
        id: String(nextId()),
        bot,
        chatId,
        text,
        cards: undefined,
        cacheSec: 0,
        isPersonal: false,
      }
      queries.push(query)
      const from = userOf(chatId, language)
      notify(bot, { update_id: nextId(), inline_query: { id: query.id, from, query: text, offset: '' } })
      return query
    },
    /** A user presses a button under a message. */
    press(messageId: number, button = 0): void {
      const message = messages.find(({ id }) => id === messageId)
      const data = message?.buttons[button]?.data
      if (!message || data === undefined) throw new Error('there is no such button')
      const chat = { id: message.chatId, type: 'private' }
      const query = {
        id: String(nextId()),
        from: userOf(message.chatId, 'ru'),
        data,
        message: { message_id: messageId, chat },
      }
      notify(message.bot, { update_id: nextId(), callback_query: query })
    },
    /** A user blocks a bot. Telegram notifies the bot unless `isNotified` is false. */
    block(bot: string, chatId: number, isNotified = true): void {
      blocked.add(chatId)
      const chat = { id: chatId, type: 'private' }
      if (isNotified)
        notify(bot, { update_id: nextId(), my_chat_member: { chat, new_chat_member: { status: 'kicked' } } })
    },
    unblock(bot: string, chatId: number): void {
      blocked.delete(chatId)
      const chat = { id: chatId, type: 'private' }
      notify(bot, { update_id: nextId(), my_chat_member: { chat, new_chat_member: { status: 'member' } } })
    },
    /** A user deletes their account; bots are not notified. */
    leave: (chatId: number): void => void deleted.add(chatId),
  }
}

const userOf = (id: number, language: string) => ({
  id,
  is_bot: false,
  first_name: 'Somebody',
  language_code: language,
})
