import { data } from 'react-router'
import { NotFoundPage } from '../features/site/error-page.tsx'

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  return <NotFoundPage />
}
