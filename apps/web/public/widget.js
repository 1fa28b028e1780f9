// “Today” for other people's pages: one script, no cookie, nothing of the reader. It draws into a shadow root with a
// constructed sheet, so that a page may forbid inline styles; it asks nothing but the site it came from.
;(() => {
  const script = document.currentScript
  if (!(script instanceof HTMLScriptElement)) return
  const { origin } = new URL(script.src)
  const { locale, theme = 'auto', place } = script.dataset

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    :host { all: initial; display: block; max-width: 360px; color-scheme: light dark; }
    :host([data-theme=light]) { color-scheme: light; }
    :host([data-theme=dark]) { color-scheme: dark; }
    a { display: grid; grid-template-columns: auto 1fr auto; gap: 4px 14px; align-items: center; padding: 16px 18px;
      border: 1px solid light-dark(#e6dccb, #363028); border-radius: 14px; background: light-dark(#fffdf8, #1e1b16);
      color: light-dark(#231e19, #efe6d6); font: 15px/1.45 system-ui, sans-serif; text-decoration: none; }
    a:focus-visible { outline: 2px solid light-dark(#b7352a, #e0614f); outline-offset: 3px; }
    .glyphs { font: 30px/1 "Noto Serif SC", "Songti SC", "SimSun", serif; }
    .date { font-weight: 600; }
    .quiet { color: light-dark(#6d6357, #b3a794); font-size: 14px; }
    .badge { padding: 2px 10px; border-radius: 999px; font-weight: 600; background: light-dark(#ded5c5, #4a4338);
      color: light-dark(#574e43, #e0d6c6); }
    .badge[data-side=good] { background: light-dark(#2f7f60, #2f7a5d); color: #fff; }
    .badge[data-side=bad] { background: light-dark(#a92f24, #c9402f); color: #fff; }
    .wide { grid-column: 1 / -1; }
  `)

  const host = document.createElement('div')
  host.dataset.theme = theme
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet]
  script.after(host)

  const add = (parent, name, text, attributes = {}) => {
    const element = document.createElement(name)
    element.textContent = text
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    parent.append(element)
    return element
  }

  const show = (today) => {
    host.lang = today.locale
    const link = add(root, 'a', '', { href: today.url, target: '_blank', rel: 'noopener' })
    add(link, 'span', today.glyphs, { class: 'glyphs', lang: 'zh', 'aria-hidden': 'true' })
    const middle = add(link, 'span', '')
    add(middle, 'span', today.date, { class: 'date' })
    middle.append(document.createElement('br'))
    add(middle, 'span', today.pillar, { class: 'quiet' })
    add(link, 'span', `${today.sign} ${today.word}`, { class: 'badge', 'data-side': today.side })
    add(link, 'span', today.summary, { class: 'wide' })
    add(link, 'span', today.source, { class: 'quiet wide' })
  }

  const data = new URL('/widget/today.json', origin)
  if (locale) data.searchParams.set('locale', locale)
  if (place) data.searchParams.set('place', place)
  fetch(data, { credentials: 'omit', referrerPolicy: 'no-referrer' })
    .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status)))))
    .then(show)
    // A page that shows our day does without it while we cannot be reached.
    .catch(() => host.remove())
})()
