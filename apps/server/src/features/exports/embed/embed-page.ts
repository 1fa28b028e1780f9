import { hash } from 'node:crypto'
import type { Locale } from '@zeri/contract'
import { markup } from '../../../platform/markup.ts'
import type { presentWidgetDay } from '../widget/widget-day.ts'

/** Colours and forms are those of `widget.js`. */
const STYLE = `:root{color-scheme:light dark}
body{margin:0;font:15px/1.45 system-ui,sans-serif}
a{display:grid;grid-template-columns:auto 1fr auto;gap:4px 14px;align-items:center;padding:16px 18px;box-sizing:border-box;min-height:100vh;border:1px solid light-dark(#e6dccb,#363028);border-radius:14px;background:light-dark(#fffdf8,#1e1b16);color:light-dark(#231e19,#efe6d6);text-decoration:none}
a:focus-visible{outline:2px solid light-dark(#b7352a,#e0614f);outline-offset:-4px}
.glyphs{font:30px/1 "Noto Serif SC","Songti SC","SimSun",serif}
.date{font-weight:600}
.quiet{color:light-dark(#6d6357,#b3a794);font-size:14px}
.badge{padding:2px 10px;border-radius:999px;font-weight:600;background:light-dark(#ded5c5,#4a4338);color:light-dark(#574e43,#e0d6c6)}
.good{background:light-dark(#2f7f60,#2f7a5d);color:#fff}
.bad{background:light-dark(#a92f24,#c9402f);color:#fff}
.wide{grid-column:1/-1}`

/** Any site may frame this page; it loads nothing but its own style and runs no script. */
export const EMBED_POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors *`

type EmbedDay = ReturnType<typeof presentWidgetDay>

/** A day as a page for the frame of another site. */
export function writeEmbedPage(day: EmbedDay, locale: Locale): string {
  const { date, glyphs, pillar, sign, word, side, summary, source, url } = day
  const badge = word === '' ? markup`` : markup`<span class="badge ${side}">${sign} ${word}</span>`
  return `<!doctype html>\n${
    markup`<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${date}: ${pillar}</title><link rel="canonical" href="${url}"><style>${{ markup: STYLE }}</style></head><body>
<a href="${url}" target="_blank" rel="noopener"><span class="glyphs" lang="zh" aria-hidden="true">${glyphs}</span><span><span class="date">${date}</span><br><span class="quiet">${pillar}</span></span>${badge}<span class="wide">${summary}</span><span class="quiet wide">${source}</span></a>
</body></html>
`.markup
  }`
}
