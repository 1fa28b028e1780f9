import type { PageDeclaration } from '@zeri/contract'
import { data } from 'react-router'
import { readForm } from '../api/read-form.server.ts'
import { withNetworkRefusal } from '../api/with-network-refusal.ts'
import { chartsContext, pageContext } from '../context.ts'
import { addressActions, findAddressChange } from '../features/accounts/address-forms.server.ts'
import { AddressSection } from '../features/accounts/address-section.tsx'
import { ClientPage } from '../features/accounts/client-page.tsx'
import { confirmFirst } from '../features/accounts/confirm-first.server.ts'
import { ConfirmPopup } from '../features/accounts/confirm-popup.tsx'
import { DeviceList } from '../features/accounts/device-list.tsx'
import { FactorSection } from '../features/accounts/factor-section.tsx'
import { FormResultWithoutScript } from '../features/accounts/form-result-without-script.tsx'
import {
  identityActions,
  listPageIdentities,
  readLinkRefusal,
} from '../features/accounts/identities/identity-forms.server.ts'
import { LinkedAccounts, ProviderRedirect } from '../features/accounts/identities/linked-accounts.tsx'
import { PasskeySection } from '../features/accounts/passkey-section.tsx'
import {
  findSecurityAction,
  type SecurityAction,
  type SecurityActions,
} from '../features/accounts/security-actions.ts'
import { SecurityEvents } from '../features/accounts/security-events.tsx'
import {
  deviceActions,
  factorActions,
  loadSecurity,
  passkeyActions,
  passwordActions,
} from '../features/accounts/security-page.server.ts'
import { SessionList } from '../features/accounts/session-list.tsx'
import { SetPassword } from '../features/accounts/set-password.tsx'
import { sessionActions } from '../features/accounts/submit-account-form.server.ts'
import { type DoneKey, type FormResult, useFormNotice } from '../features/accounts/use-form-notice.ts'
import { changeFeeds, loadFeeds } from '../features/chooser/load-feeds.server.ts'
import { PublishedList } from '../features/chooser/published-list.tsx'
import { findMessenger, telegramActions } from '../features/reminders/reminder-settings.server.ts'
import { TelegramState } from '../features/reminders/telegram-state.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import formStyles from '../ui/form/form.module.css'
import { Panel } from '../ui/panel.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/client-security.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

/** Each section of the page loads its own part. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [account, change, linked, published, messenger] = await Promise.all([
    loadSecurity(page),
    findAddressChange(page),
    listPageIdentities(page),
    context
      .get(chartsContext)()
      .then((own) => loadFeeds(page, own)),
    findMessenger(page),
  ])
  return { account, change, linked, published, messenger, linkRefusal: readLinkRefusal(url) }
}

/** Ends a feed or a shared list. */
const endPublished =
  (done: DoneKey): SecurityAction =>
  async (form, page) => {
    const refused = await changeFeeds(form, page)
    return refused ? { refused } : { done }
  }

export async function action({ context, request }: Route.ActionArgs) {
  // What the forms of the sections can do, by the value of `do`.
  const actions: SecurityActions = {
    ...sessionActions,
    ...deviceActions,
    ...addressActions,
    ...passkeyActions,
    ...factorActions,
    ...identityActions,
    ...passwordActions,
    ...telegramActions,
    'end-feed': endPublished('chooser.feeds.ended'),
    'end-choice': endPublished('chooser.choices.ended'),
  }
  const form = await readForm(request)
  const page = context.get(pageContext)
  const result = await confirmFirst(form, page, () => findSecurityAction(actions, form)(form, page))
  return data<FormResult>(result, { status: result.refused?.status ?? 200 })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withNetworkRefusal(serverAction)
}

/** Who can open the account, by what, and what happened with it. */
export default function ClientSecurity({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { user } = usePage()
  const { account, change, linked, published, messenger, linkRefusal } = loaderData
  const isTelegramShown = useLocale() === 'ru' || messenger?.messengerUser !== undefined
  const result: FormResult | undefined = actionData
  useFormNotice(result)
  return (
    <ClientPage tab="security">
      <FormResultWithoutScript result={result} />
      {user && account && (
        <>
          <ConfirmPopup request={result?.confirm} email={user.email} serverFaults={result?.refused?.faults} />
          <Panel title={t('client.passkeys.title')} id="passkeys">
            <PasskeySection passkeys={account.passkeys} isConfirmed={account.isConfirmed} />
          </Panel>
          <Panel title={t('client.factor.title')} id="second-factor">
            <FactorSection
              factor={account.factor}
              setup={account.setup}
              isVerified={user.verified}
              backupCodes={result?.backupCodes}
              serverFaults={result?.refused?.faults}
            />
          </Panel>
          {linked && !linked.hasPassword && (
            <Panel title={t('client.setPassword.title')} id="set-password">
              <SetPassword
                email={user.email}
                isConfirmed={account.isConfirmed}
                serverFaults={result?.refused?.faults}
              />
            </Panel>
          )}
          {linked?.isShown && (
            <Panel title={t('identities.linked.title')} id="identities">
              {linkRefusal && !result && (
                <p role="alert" className={formStyles.refusal}>
                  {t(linkRefusal)}
                </p>
              )}
              {result?.leaving ? (
                <ProviderRedirect {...result.leaving} />
              ) : (
                <LinkedAccounts {...linked} isConfirmed={account.isConfirmed} />
              )}
            </Panel>
          )}
          <Panel title={t('client.address.title')} id="address">
            <AddressSection
              email={user.email}
              change={change}
              serverFaults={result?.refused?.faults}
              sentCode={result?.sentCode}
            />
          </Panel>
          <Panel title={t('client.sessions.title')} id="sessions">
            <SessionList sessions={account.sessions} />
          </Panel>
          <Panel title={t('client.devices.title')} id="devices">
            <DeviceList devices={account.devices} />
          </Panel>
          {isTelegramShown && (
            <Panel title={t('client.telegram.title')} id="telegram">
              <TelegramState messenger={messenger} />
            </Panel>
          )}
          {published && (
            <Panel title={t('client.published.title')} id="published">
              <PublishedList feeds={published.feeds} choices={published.choices} />
            </Panel>
          )}
          <Panel title={t('client.events.title')} id="events" note={t('client.events.note')}>
            <SecurityEvents events={account.events} />
          </Panel>
        </>
      )}
    </ClientPage>
  )
}
