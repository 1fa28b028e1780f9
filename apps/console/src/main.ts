// The entry. What libraries read while they load is set before the app is loaded.

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''

Object.assign(globalThis, {
  // zod compiles no functions: the policy of scripts forbids it.
  __zod_globalConfig: { jitless: true },
  // The nonce of the style that a dialog inserts while it locks the page from scrolling.
  __webpack_nonce__: nonce,
})

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no #app')
const { mountApp } = await import('./app.tsx')
mountApp(root, { nonce })

// A module, so that it may wait for another.
export {}
