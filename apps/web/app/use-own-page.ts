import { useLocation } from 'react-router'
import { useDocument } from './use-page.ts'
import { useVisit } from './visit/visit-context.ts'

/** The data of the page for the person of the selected chart, once it is known; until then the data for everyone. */
export function useOwnPage<Data>(data: Data): Data {
  const { isShared } = useDocument()
  const { path, layer } = useVisit()
  const { pathname } = useLocation()
  const isOfThisPage = isShared && path === pathname && layer.page !== null
  return isOfThisPage ? (layer.page as Data) : data // true: the same loader made both
}
