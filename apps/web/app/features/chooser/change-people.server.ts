import { createReading, deleteReading, type PageContext } from '@zeri/contract'
import { localisePath } from '@zeri/contract/browser'
import { redirect } from 'react-router'
import { refusalCode } from '../../api/refusal-code.server.ts'
import { submitChartFormAndRedirect } from '../charts/submit-chart-form.server.ts'

/** The page of a question: the answer, or the people of its form if nothing is chosen yet. */
function pathOf(question: URLSearchParams): `/${string}` {
  return `/predict?${question}#${question.get('tag') ? 'answer' : 'people'}`
}

/** Adds a typed birth to the question in the address, or erases one; both lead back to the question. */
export async function changePeople(form: FormData, question: URLSearchParams, page: PageContext) {
  const erased = form.get('erase')
  if (erased !== null) return eraseBirth(String(erased), question, page)
  const { api, locale } = page
  return submitChartFormAndRedirect(
    form,
    { email: false, consent: true },
    page,
    async ({ email: _, ...birth }) => {
      const { uuid } = await api.call(createReading, { ...birth, consent: true, locale })
      const changed = new URLSearchParams(question)
      changed.append('chart', uuid)
      return pathOf(changed)
    },
  )
}

async function eraseBirth(uuid: string, question: URLSearchParams, { api, locale }: PageContext) {
  try {
    await api.call(deleteReading, { uuid })
  } catch (error) {
    // Erased in another tab, or expired meanwhile.
    if (!['chart.not-found', 'request.invalid'].includes(refusalCode(error))) throw error
  }
  const left = [...question].filter(([name, value]) => !['chart', 'veto'].includes(name) || value !== uuid)
  return redirect(localisePath(pathOf(new URLSearchParams(left)), locale), 303)
}
