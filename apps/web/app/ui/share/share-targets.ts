import type { SharedPage } from './share-link.ts'

/** The page of Telegram on which one picks a chat for a link and its text. */
export function telegramShareUrl({ title, url }: SharedPage): string {
  return `https://t.me/share/url?url=${encodeURIComponent(url)}&text=${encodeURIComponent(title)}`
}

/**
 * Addresses that open a mail or a message with the title and link of a page. The names are the same in every language.
 * @example listShareTargets({ title: 'A day', url: 'https://zeri.test/' })[1].href // 'https://t.me/share/url?url=https%3A%2F%2Fzeri.test%2F&text=A%20day'
 */
export function listShareTargets({ title, url }: SharedPage): readonly { name: string; href: string }[] {
  const [titleText, urlText] = [encodeURIComponent(title), encodeURIComponent(url)]
  return [
    { name: 'E-mail', href: `mailto:?subject=${titleText}&body=${urlText}` },
    { name: 'Telegram', href: telegramShareUrl({ title, url }) },
    { name: 'WhatsApp', href: `https://wa.me/?text=${titleText}%20${urlText}` },
  ]
}
