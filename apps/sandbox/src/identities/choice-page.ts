import { frame, safe } from '../page.ts'

/** The page of a stand-in on which a person says who they are. */
export function renderChoice(name: string, action: string, hidden: Readonly<Record<string, string>>): string {
  const fields = Object.entries(hidden).map(
    ([key, value]) => `<input type="hidden" name="${safe(key)}" value="${safe(value)}">`,
  )
  return frame(
    name,
    `<h1>${safe(name)}</h1>
<form method="post" action="${safe(action)}" class="mail">${fields.join('')}
<p><label>Email <input name="email" type="email" required value="anna@zeri.test"></label></p>
<button>Continue</button></form>`,
  )
}
