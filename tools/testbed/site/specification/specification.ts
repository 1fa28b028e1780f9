import { accountPageRequirements } from './account-page.ts'
import { callRequirements } from './call-table.ts'
import { decisionRequirements } from './decisions.ts'
import { entityRequirements } from './entities.ts'
import { errorRequirements } from './errors.ts'
import { formRequirements } from './forms.ts'
import { limitRequirements } from './limits.ts'
import { productRequirements } from './product.ts'
import type { Requirement, Section } from './requirement.ts'
import { routeRequirements } from './routes.ts'
import { screenRequirements } from './screens.ts'
import { stateRequirements } from './states.ts'

/** The whole specification in the order of its sections. */
export const sections: readonly Section[] = [
  { title: 'What the product does', requirements: productRequirements },
  { title: 'Routes and layouts', requirements: routeRequirements },
  { title: 'Screens', requirements: screenRequirements },
  { title: 'The account page', requirements: accountPageRequirements },
  { title: 'Entities', requirements: entityRequirements },
  { title: 'States', requirements: stateRequirements },
  { title: 'Forms and roles', requirements: formRequirements },
  { title: 'Calls', requirements: callRequirements },
  { title: 'Errors and notices', requirements: errorRequirements },
  { title: 'Constants and limits', requirements: limitRequirements },
  { title: 'Decisions', requirements: decisionRequirements },
]

export const requirements: readonly Requirement[] = sections.flatMap((section) => section.requirements)
