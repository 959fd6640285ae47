import { unwrap } from '@gb/api-client'
import { PROFILE_CODE_LENGTH } from '@gb/domain'
import type { QueryClient } from '@tanstack/react-query'
import type { Shell } from '../host/shell-context'
import type { Session } from '../host/startup-state'
import { storage } from '../shared/storage'
import { masked, messages } from './messages'
import { profileRead } from './profile-read'

interface LinkContext {
  shell: Shell
  queries: QueryClient
  reload: () => Promise<void>
}

/**
 * `?restore=<code>`: opens the profile of the code if this browser may, else leads to the profile screen.
 * Never replaces another signed-in profile without asking. True when there is nothing left to do.
 */
export async function followRestoreLink(context: LinkContext, code: string): Promise<boolean> {
  const { shell, reload } = context
  const session = shell.sessions.get()
  if (session !== null && !(await askToSwitch(context, session))) return true
  try {
    if (!new RegExp(`^\\d{${PROFILE_CODE_LENGTH}}$`).test(code)) throw new Error('not a profile code')
    await unwrap(shell.api.GET('/api/profile-by-code/{code}', { params: { path: { code } } }))
  } catch {
    shell.notices.notify({ tone: 'danger', text: messages.autoRestoreFailed })
    shell.navigation.navigate('profile')
    return false
  }
  await reload()
  shell.navigation.navigate('home')
  shell.notices.notify({ tone: 'success', text: messages.restored })
  return true
}

/**
 * `?user_id=&email=`: an address proves nothing, so it only leads to the profile screen, where the code is asked.
 */
export async function followAdoptLink(
  context: LinkContext,
  asked: { userId: string; email: string },
): Promise<void> {
  const { shell } = context
  const session = shell.sessions.get()
  if (session?.user_id === asked.userId) return
  if (session !== null && !(await askToSwitch(context, session))) return
  if (session === null) storage.keepIdentity({ ...storage.identity(), ...asked })
  shell.navigation.navigate('profile')
  shell.notices.notify({ tone: 'info', text: messages.enterCode })
}

async function askToSwitch({ shell, queries }: LinkContext, session: Session): Promise<boolean> {
  const profile = await queries.fetchQuery(profileRead(shell.api, session.user_id)).catch(() => null)
  return shell.questions.confirm({
    title: messages.switchTitle,
    text: messages.switchText(masked(profile?.name ?? storage.profileCopy()?.name ?? null)),
    confirmLabel: messages.switchConfirm,
  })
}
