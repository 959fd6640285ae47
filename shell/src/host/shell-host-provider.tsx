import { DAY_STARTS_AT } from '@gb/domain'
import { useOwnLanguage } from '@gb/entries'
import { HostProvider, type HostApi } from '@gb/mfe-contract'
import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { useIsTried } from '../shared/speech/wanted'
import { storage } from '../shared/storage'
import { useMedia } from '../shared/use-media'
import { type Declared, declaredIn } from './declared'
import { useShell } from './shell-context'
import { useStartup } from './startup-state'
import { iconOf } from './tab-icons'

/** The HostApi of the real shell, for the shell's own features and every remote. */
export function ShellHostProvider({ children }: { children: ReactNode }) {
  const shell = useShell()
  const { profile, session, status, rememberedName, shownCode } = useStartup()
  const theme = useSyncExternalStore(shell.display.subscribe, shell.display.theme)
  const prefersDark = useMedia('(prefers-color-scheme: dark)')
  const colorScheme = theme === 'system' ? (prefersDark ? 'dark' : 'light') : theme

  // Offline the person is still the one who was here last; the server will check each call anyway.
  const userId = session?.user_id ?? (status === 'offline' ? storage.identity().userId : null)
  const isPremium = session?.is_premium ?? false
  const displayName = profile?.name ?? rememberedName
  const declared = useSyncExternalStore(shell.declared.subscribe, shell.declared.get)
  // Their names are those of the bars.
  const own = useOwnLanguage()
  const isTried = useIsTried()
  const logs = useMemo(() => logsIn(declaredIn(declared, isTried ? own : 'en')), [declared, own, isTried])
  const dayStartsAt = profile?.day_starts_at ?? DAY_STARTS_AT.min
  const host = useMemo<HostApi>(
    () => ({
      session: {
        userId,
        isPremium,
        displayName,
        dayStartsAt,
        ...(shownCode !== null && { recoveryCode: shownCode }),
      },
      api: shell.api,
      outbox: shell.outbox,
      navigate: shell.navigation.navigate,
      logs,
      notify: shell.notices.notify,
      confirm: shell.questions.confirm,
      openLog: shell.logSheet.open,
      openUpgrade: shell.upgrades.open,
      display: { installed: shell.display.installed, colorScheme },
    }),
    [shell, userId, isPremium, displayName, dayStartsAt, shownCode, colorScheme, logs],
  )
  return <HostProvider host={host}>{children}</HostProvider>
}

const logsIn = ({ tabs }: Declared): HostApi['logs'] =>
  [...tabs.values()]
    .filter(({ place }) => place === 'log')
    .toSorted((a, b) => Number(b.opensLog ?? false) - Number(a.opensLog ?? false))
    .map(({ id, title, icon }) => ({ id, title, icon: iconOf(icon) }))
