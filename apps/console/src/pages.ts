import { consoleCalls } from '@zeri/contract/console'
import { AuditPage } from './features/audit/audit-page.tsx'
import { FindingsPage } from './features/money/findings-page.tsx'
import { OrderPage } from './features/money/order-page.tsx'
import { OrdersPage } from './features/money/orders-page.tsx'
import { PricesPage } from './features/money/prices-page.tsx'
import { ProductsPage } from './features/money/products-page.tsx'
import { RevenuePage } from './features/money/revenue-page.tsx'
import { OperatorsPage } from './features/operators/operators-page.tsx'
import { FindPersonPage } from './features/people/find-person-page.tsx'
import { PersonPage } from './features/people/person-page.tsx'
import { InboxPage } from './features/questions/inbox-page.tsx'
import { QuestionPage } from './features/questions/question-page.tsx'
import { BouncesPage } from './features/running/bounces-page.tsx'
import { JobsPage } from './features/running/jobs-page.tsx'
import { QueuesPage } from './features/running/queues-page.tsx'
import { RemindersPage } from './features/running/reminders-page.tsx'
import { SwitchesPage } from './features/running/switches-page.tsx'
import type { ConsolePage } from './layout/console-page.ts'

/** Every page, in the order of the navigation. */
export const pages: readonly ConsolePage[] = [
  { path: '/people', needs: consoleCalls.findPerson, nav: 'nav.people', Page: FindPersonPage },
  { path: '/people/:id', needs: consoleCalls.getPerson, Page: PersonPage },
  { path: '/questions', needs: consoleCalls.listQuestions, nav: 'nav.questions', Page: InboxPage },
  { path: '/questions/:id', needs: consoleCalls.getQuestion, Page: QuestionPage },
  { path: '/orders', needs: consoleCalls.listOrders, nav: 'nav.orders', Page: OrdersPage },
  { path: '/orders/:id', needs: consoleCalls.getOrder, Page: OrderPage },
  { path: '/products', needs: consoleCalls.listProducts, nav: 'nav.products', Page: ProductsPage },
  { path: '/prices', needs: consoleCalls.listPricePeriods, nav: 'nav.prices', Page: PricesPage },
  { path: '/findings', needs: consoleCalls.listPaymentFindings, nav: 'nav.findings', Page: FindingsPage },
  { path: '/revenue', needs: consoleCalls.listRevenue, nav: 'nav.revenue', Page: RevenuePage },
  { path: '/reminders', needs: consoleCalls.listReminderFailures, nav: 'nav.reminders', Page: RemindersPage },
  { path: '/bounces', needs: consoleCalls.listBounces, nav: 'nav.bounces', Page: BouncesPage },
  { path: '/jobs', needs: consoleCalls.listQueues, nav: 'nav.jobs', Page: QueuesPage },
  { path: '/jobs/:queue', needs: consoleCalls.listJobs, Page: JobsPage },
  { path: '/switches', needs: consoleCalls.listSwitches, nav: 'nav.switches', Page: SwitchesPage },
  { path: '/operators', needs: consoleCalls.listOperators, nav: 'nav.operators', Page: OperatorsPage },
  { path: '/audit', needs: consoleCalls.listAudit, nav: 'nav.audit', Page: AuditPage },
]
