import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import en from '../i18n/en.json'
import ru from '../i18n/ru.json'
import { createTranslator } from '../i18n/translator.ts'
import { WordsContext } from '../i18n/use-translation.ts'
import { PartBoundary } from './part-boundary.tsx'

type Props = ConstructorParameters<typeof PartBoundary>[0]

/** A boundary whose part has thrown, as React leaves it. */
function failedBoundary(props: Partial<Props> = {}): PartBoundary {
  const boundary = new PartBoundary({ children: <p>the part</p>, ...props })
  boundary.state = PartBoundary.getDerivedStateFromError()
  boundary.setState = (next) => {
    boundary.state = next as PartBoundary['state'] // true: the boundary sets whole states only
  }
  return boundary
}

function htmlOf(content: ReactNode, locale: 'en' | 'ru' = 'en'): string {
  const words = createTranslator(locale, locale === 'en' ? en : ru)
  return renderToStaticMarkup(<WordsContext value={words}>{content}</WordsContext>)
}

const retryOf = (boundary: PartBoundary) =>
  (boundary.render() as ReactElement<{ readonly onRetry: () => void }>).props.onRetry

test('a sound part is rendered as if there were no boundary', () => {
  expect(htmlOf(<PartBoundary>the part</PartBoundary>)).toBe('the part')
})

test.each([
  ['en', 'This part of the page could not be shown.', 'Try again'],
  ['ru', 'Эту часть страницы не\u00a0удалось показать.', 'Повторить'],
] as const)('a failed part is replaced by one line and a retry (%s)', (locale, notice, retry) => {
  const html = htmlOf(failedBoundary().render(), locale)
  expect(html).toContain(`<p role="alert">${notice}</p>`)
  expect(html).toContain(`>${retry}</button>`)
  expect(html).not.toContain('the part')
})

test('a retry drops the data first, then renders the part again', () => {
  const onRetry = vi.fn()
  const boundary = failedBoundary({ onRetry })
  retryOf(boundary)()
  expect(onRetry).toHaveBeenCalledOnce()
  expect(htmlOf(boundary.render())).toBe('<p>the part</p>')
})

test('another value to reset on renders the part again, the same one does not', () => {
  const boundary = failedBoundary({ resetOn: '2026-10-14' })
  boundary.componentDidUpdate({ ...boundary.props, resetOn: '2026-10-14' })
  expect(boundary.state.hasFailed).toBe(true)
  boundary.componentDidUpdate({ ...boundary.props, resetOn: '2026-10-13' })
  expect(boundary.state.hasFailed).toBe(false)
})

test('a part that nobody misses fails without a word', () => {
  expect(failedBoundary({ fallback: null }).render()).toBeNull()
})
