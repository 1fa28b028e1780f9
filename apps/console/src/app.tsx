import '@mantine/core/styles.css'
import { MantineProvider } from '@mantine/core'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { SessionProvider } from './calls/session.tsx'
import { WordsProvider } from './i18n/words-provider.tsx'
import { routes } from './routes.tsx'
import { cssVariables, theme } from './theme.ts'
import { NoticesProvider } from './ui/notices.tsx'

/** Mounts the console. Styles that components insert carry the nonce of the page. */
export function mountApp(root: HTMLElement, { nonce }: { readonly nonce: string }): void {
  const router = createBrowserRouter(routes)
  createRoot(root).render(
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <WordsProvider>
        <NoticesProvider>
          <SessionProvider>
            <RouterProvider router={router} />
          </SessionProvider>
        </NoticesProvider>
      </WordsProvider>
    </MantineProvider>,
  )
}
