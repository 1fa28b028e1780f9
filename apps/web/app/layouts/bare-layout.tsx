import { Outlet } from 'react-router'
import { Notices } from '../ui/notices/notices.tsx'
import { BareFrame } from './bare-frame.tsx'

/** Around pages that are shown inside an app. */
export default function BareLayout() {
  return (
    <Notices>
      <BareFrame>
        <Outlet />
      </BareFrame>
    </Notices>
  )
}
