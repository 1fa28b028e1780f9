// A person at the stand-in of a provider, without a browser.

/** Opens the provider's page, says who they are, and returns the callback's query. */
export async function visitProvider(url: string, email: string): Promise<Record<string, string>> {
  const cookies = new Map<string, string>()
  const send = async (to: string, form?: URLSearchParams): Promise<Response> => {
    const response = await fetch(to, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: form } : {}),
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const split = pair.indexOf('=')
      cookies.set(pair.slice(0, split), pair.slice(split + 1))
    }
    return response
  }
  let at = url
  let response = await send(at)
  for (let step = 0; step < 10; step += 1) {
    const location = response.headers.get('location')
    if (location) {
      at = new URL(location, at).href
      if (at.includes('/identities/')) return Object.fromEntries(new URL(at).searchParams)
      response = await send(at)
      continue
    }
    const html = await response.text()
    const action = /action="([^"]+)"/.exec(html)?.[1]
    if (!action) throw new Error(`the provider shows no form: ${response.status} ${html.slice(0, 200)}`)
    const hidden = [...html.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)]
    const form = new URLSearchParams(
      hidden.map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]),
    )
    form.set('email', email)
    at = new URL(action, at).href
    response = await send(at, form)
  }
  throw new Error('the provider redirects without end')
}
