import type { LightMyRequestResponse } from 'fastify'
import { cookieOf, type TestApp } from './test-app.ts'

type Payload = Readonly<Record<string, unknown>>

/** A browser behind a proxy at one address. It stores the cookies that mark a device and a recovery. */
export type TestBrowser = {
  readonly cookies: Map<string, string>
  post(url: string, payload: Payload, token?: string): Promise<LightMyRequestResponse>
}

const STORED = ['__Host-device', '__Host-recovery']

/** Needs an app that trusts one proxy: `PROXY_HOPS=1`. */
export function aBrowser(site: TestApp, address: string): TestBrowser {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async post(url, payload, token) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = { 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) }
      const response = await site.post(url, payload, { headers, token })
      for (const name of STORED) {
        const value = cookieOf(response, name)
        if (value) cookies.set(name, value)
      }
      return response
    },
  }
}
