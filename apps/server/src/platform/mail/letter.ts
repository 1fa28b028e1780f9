import type { Locale } from '@zeri/contract'
import { type Markup, markup } from '../markup.ts'

/** The content of a mail; its plain text and its HTML are both written from it. */
export type Letter = {
  readonly subject: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** Labelled values, one a line. */
  readonly facts?: readonly (readonly [name: string, value: string])[]
  readonly action?: { readonly label: string; readonly url: string }
  /** For recurring mails: the link that ends them. */
  readonly unsubscribe?: { readonly label: string; readonly url: string }
  /** Why it is sent: it concerns the reader's account, or a person replies; by default because it was requested. */
  readonly about?: 'account' | 'question'
}

/** The sender of a mail. */
export type Sender = {
  readonly product: string
  readonly address: string
  readonly origins: Readonly<Record<Locale, string>>
}

const words = {
  en: {
    home: '',
    footer: 'You are receiving this email because it was requested on our site. It was sent automatically.',
    accountFooter:
      'You are receiving this email because you have an account on our site. It was sent automatically.',
    questionFooter:
      'You are receiving this email because this address was left with a question on our site. A person wrote it; you can reply to it.',
  },
  ru: {
    home: '/ru',
    footer: 'Вы получили это письмо, потому что его запросили на нашем сайте. Оно отправлено автоматически.',
    accountFooter:
      'Вы получили это письмо, потому что у вас есть учётная запись на нашем сайте. Оно отправлено автоматически.',
    questionFooter:
      'Вы получили это письмо, потому что этот адрес указали в форме вопроса на нашем сайте. Его написал человек, на него можно ответить.',
  },
} as const satisfies Record<
  Locale,
  { home: string; footer: string; accountFooter: string; questionFooter: string }
>

/** Lines that mail programs show whole, also when quoted. */
const TEXT_COLUMNS = 76

/** The plain text: read by itself, so links stand on lines of their own, and long lines are wrapped. */
export function writeText(letter: Letter, locale: Locale, sender: Sender): string {
  const { title, paragraphs, facts = [], action, unsubscribe } = letter
  const blocks = [
    wrap(title),
    ...paragraphs.map((paragraph) => wrap(paragraph)),
    facts.map(([name, value]) => wrap(`${name}: ${value}`, '  ')).join('\n'),
    action ? `${wrap(`${action.label}:`)}\n${action.url}` : '',
    `-- \n${sender.product} 择\n${homeOf(locale, sender)}\n${wrap(footerOf(letter, locale))}${
      unsubscribe ? `\n\n${wrap(`${unsubscribe.label}:`)}\n${unsubscribe.url}` : ''
    }`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

/** Breaks lines at spaces; a no-break space and a long word stay whole. Further lines begin with `indent`. */
function wrap(text: string, indent = ''): string {
  return text
    .split('\n')
    .map((line) => {
      const rows: string[] = []
      for (const word of line.split(' ')) {
        const row = rows.at(-1)
        if (row !== undefined && row.length + 1 + word.length <= TEXT_COLUMNS)
          rows[rows.length - 1] = `${row} ${word}`
        else rows.push(row === undefined ? word : indent + word)
      }
      return rows.join('\n')
    })
    .join('\n')
}

// Colours of the site. Mail programs that apply the style sheet follow the reader's dark mode.
const light = {
  paper: '#f7f2e8',
  card: '#fffdf8',
  line: '#e6dccb',
  ink: '#231e19',
  quiet: '#6d6357',
  cinnabar: '#b7352a',
}
const heading = `Literata, Georgia, 'Times New Roman', serif`
const body = `Onest, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif`
const hanzi = `'Noto Serif SC', 'Songti SC', SimSun, serif`

const dark = markup`<style>
  @media (prefers-color-scheme: dark) {
    .paper { background: #15130f !important; }
    .card { background: #1e1b16 !important; border-color: #363028 !important; }
    .ink { color: #efe6d6 !important; }
    .quiet { color: #b3a794 !important; }
    .link { color: #e0614f !important; }
    .line { border-color: #363028 !important; }
  }
</style>`

export function writeHtml(letter: Letter, locale: Locale, sender: Sender): string {
  const { subject, title, paragraphs, facts = [], action, unsubscribe } = letter
  return markup`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
${dark}
</head>
<body class="paper" style="margin:0;padding:0;background:${light.paper}">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:${light.paper}">
<tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 20px">${seal(sender.product)}</td></tr>
<tr><td class="card" style="background:${light.card};border:1px solid ${light.line};border-radius:20px;padding:36px 32px">
<h1 class="ink" style="margin:0 0 20px;font:600 26px/1.25 ${heading};color:${light.ink}">${title}</h1>
${paragraphs.map(writeParagraph)}
${writeFacts(facts)}
${action ? writeAction(action) : ''}
</td></tr>
<tr><td class="quiet" style="padding:20px 4px 0;font:400 13px/1.5 ${body};color:${light.quiet}">
<a class="link" href="${homeOf(locale, sender)}" style="color:${light.cinnabar};text-decoration:none">${sender.product}</a><br>
${footerOf(letter, locale)}
${unsubscribe ? writeUnsubscribe(unsubscribe) : ''}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.markup
}

function seal(product: string): Markup {
  return markup`<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td lang="zh" align="center" width="40" height="40" style="background:${light.cinnabar};border-radius:8px;font:600 24px/40px ${hanzi};color:#ffffff">择</td>
<td class="ink" style="padding-left:12px;font:600 20px/1 ${heading};color:${light.ink}">${product}</td>
</tr></table>`
}

function writeParagraph(text: string): Markup {
  return markup`<p class="ink" style="margin:0 0 16px;font:400 16px/1.6 ${body};color:${light.ink}">${text}</p>
`
}

function writeFacts(facts: NonNullable<Letter['facts']>): Markup {
  if (facts.length === 0) return markup``
  const rows = facts.map(
    ([name, value]) => markup`<tr>
<td class="quiet line" style="padding:10px 16px 10px 0;border-top:1px solid ${light.line};font:400 14px/1.4 ${body};color:${light.quiet}">${name}</td>
<td class="ink line" style="padding:10px 0;border-top:1px solid ${light.line};font:400 14px/1.4 ${body};color:${light.ink}">${value}</td>
</tr>`,
  )
  return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:8px">${rows}</table>`
}

function writeAction({ label, url }: NonNullable<Letter['action']>): Markup {
  return markup`<p style="margin:24px 0 0"><a href="${url}" style="display:inline-block;padding:13px 28px;border-radius:999px;background:${light.cinnabar};font:600 16px/1 ${body};color:#ffffff;text-decoration:none">${label}</a></p>`
}

function writeUnsubscribe({ label, url }: NonNullable<Letter['unsubscribe']>): Markup {
  return markup`<br><a class="link" href="${url}" style="color:${light.cinnabar}">${label}</a>`
}

function footerOf({ about }: Letter, locale: Locale): string {
  const { footer, accountFooter, questionFooter } = words[locale]
  if (about === 'question') return questionFooter
  return about === 'account' ? accountFooter : footer
}

/** An instant to the minute, written the same in every language. */
export function writeInstant(iso: string): string {
  return `${iso.slice(0, 16).replace('T', ' ')} UTC`
}

/** The front page of a language's edition. */
export function homeOf(locale: Locale, { origins }: Pick<Sender, 'origins'>): string {
  return `${origins[locale]}${words[locale].home}`
}
