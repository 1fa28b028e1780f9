import type { Words } from '@zeri/lexicon/facts'
import { readAccess, siteOptions } from '../api/call-site.ts'
import type { Command } from '../command.ts'
import { readArguments } from '../terminal/arguments.ts'
import { serveTools } from './serve-tools.ts'

const help: Words = {
  en: `zeri mcp [--url address] [--key key]

Serves the almanac to programs that speak the Model Context Protocol, on standard input and output. A client starts it:

  zeri mcp                                   facts alone
  zeri mcp --url https://example.org         and ratings
  zeri mcp --url https://example.org --key your-key

In the configuration of a client:

  { "mcpServers": { "zeri": { "command": "npx", "args": ["zeri", "mcp"], "env": { "ZERI_URL": "https://example.org" } } } }

Facts (day, month, birth_chart, convert_date) are computed here, without a network; nothing of a birth is sent anywhere.
Ratings (find_days, explain_verdict, compare_schools) come from the site: ZERI_URL or --url, ZERI_KEY or --key.`,
  ru: `zeri mcp [--url адрес] [--key ключ]

Отдаёт альманах программам, которые говорят по Model Context Protocol, через стандартный ввод и вывод. Его запускает клиент:

  zeri mcp                                   только факты
  zeri mcp --url https://example.org         и оценки
  zeri mcp --url https://example.org --key ваш-ключ

В настройках клиента:

  { "mcpServers": { "zeri": { "command": "npx", "args": ["zeri", "mcp"], "env": { "ZERI_URL": "https://example.org" } } } }

Факты (day, month, birth_chart, convert_date) считаются здесь, без сети; данные рождения никуда не отправляются.
Оценки (find_days, explain_verdict, compare_schools) даёт сайт: ZERI_URL или --url, ZERI_KEY или --key.`,
}

export const mcpCommand: Command = {
  help,
  run: async (words, locale, surroundings) => {
    const args = readArguments(words, siteOptions)
    const hasSite = args.textOf('url') !== undefined || Boolean(surroundings.env.ZERI_URL)
    await serveTools({ locale, surroundings, access: hasSite ? readAccess(args, surroundings) : undefined })
    return 0
  },
}
