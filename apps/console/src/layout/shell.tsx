import { Anchor, AppShell, Button, Group, NavLink, Text } from '@mantine/core'
import { consoleCalls, mayDo } from '@zeri/contract/console'
import { type RefObject, useEffect, useRef } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { useOperator, useSession } from '../calls/session.tsx'
import { useAct } from '../calls/use-act.ts'
import { useLanguage } from '../i18n/words-provider.tsx'
import { Brand } from '../ui/brand.tsx'
import { LookSwitches } from '../ui/look-switches.tsx'
import type { ConsolePage } from './console-page.ts'
import styles from './shell.module.css'

/** The frame of every page: navigation by role, language, colours, sign-out. */
export function Shell({ pages }: { readonly pages: readonly ConsolePage[] }) {
  const { t } = useLanguage()
  const main = useRef<HTMLElement>(null)
  useFocusOnNavigation(main)
  return (
    <AppShell header={{ height: 52 }} navbar={{ width: 192, breakpoint: 0 }} padding="md">
      <Anchor href="#main" className={styles.skip} onClick={() => main.current?.focus()}>
        {t('nav.skip')}
      </Anchor>
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Brand />
          <Preferences />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label={t('nav.label')}>
        <Navigation pages={pages} />
      </AppShell.Navbar>
      <AppShell.Main id="main" ref={main} tabIndex={-1} className={styles.main ?? ''}>
        <Outlet />
      </AppShell.Main>
    </AppShell>
  )
}

/** Moves the focus to the new page, as a load of a document would. */
function useFocusOnNavigation(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    main.current?.focus()
  }, [pathname, main])
}

function Navigation({ pages }: { readonly pages: readonly ConsolePage[] }) {
  const { t } = useLanguage()
  const { role } = useOperator()
  const { pathname } = useLocation()
  return pages.map(({ path, nav, needs }) => {
    if (nav === undefined || !mayDo(role, needs)) return null
    const isHere = pathname === path || pathname.startsWith(`${path}/`)
    return (
      <NavLink
        key={path}
        component={Link}
        to={path}
        label={t(nav)}
        active={isHere}
        {...(isHere ? { 'aria-current': 'page' as const } : {})}
      />
    )
  })
}

function Preferences() {
  const { t, codeWord } = useLanguage()
  const { name, role } = useOperator()
  const { leaveSession } = useSession()
  const { act, isBusy } = useAct(consoleCalls.signOutOperator)
  const signOut = async () => {
    if (await act({})) leaveSession()
  }
  return (
    <Group gap="sm" wrap="nowrap">
      <Text size="sm" truncate maw={220}>
        {name} · {codeWord('roles', role)}
      </Text>
      <LookSwitches />
      <Button variant="default" size="xs" loading={isBusy} onClick={signOut}>
        {t('nav.signOut')}
      </Button>
    </Group>
  )
}
