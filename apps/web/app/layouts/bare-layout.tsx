import { Outlet } from 'react-router'
import { Notices } from '../ui/notices/notices.tsx'
import { BareFrame } from './bare-frame.tsx'

/** The layout of pages shown inside the app. */
export default function BareLayout() {
  return (
    <Notices>
      <BareFrame>
        <Outlet />
      </BareFrame>
    </Notices>
  )
}
