import { isApiError, type ApiClient } from '@gb/api-client'
import { PROFILE_CODE_LENGTH } from '@gb/domain'
import type { QueryClient } from '@tanstack/react-query'
import type { Shell } from '../host/shell-context'
import type { CodeNews, Profile, Session, ShownCode } from '../host/startup-state'
import { confirmationIn, type Confirmation } from '../shared/restore/confirmation'
import { adoptProfile, confirmByMail, isCodeOfSession, openByCode } from '../shared/restore/restore-calls'
import { wantedLanguage } from '../shared/speech/wanted'
import { storage } from '../shared/storage'
import type { AddressParameters } from './address-parameters'
import { linksCatalog } from './messages/generated/links'
import { profileRead } from './profile-read'
import { startWords } from './start-words'

const linkWords = () => linksCatalog.in(wantedLanguage())

const CODE = new RegExp(`^\\d{${PROFILE_CODE_LENGTH}}$`)

export interface LinkContext {
  shell: Shell
  queries: QueryClient
  reload: () => Promise<void>
  showCode: (shown: ShownCode) => void
  /** What the profile screen goes on with. */
  know: (found: { pendingRestoreCode?: string; confirmation?: Confirmation | null }) => void
}

/** Does what the address asked for. Never replaces another signed-in profile without asking. */
export async function followLinks(context: LinkContext, asked: AddressParameters): Promise<void> {
  await linksCatalog.load(wantedLanguage())
  if (asked.confirm !== null) await followConfirmLink(context, asked.confirm)
  else if (asked.restoreCode !== null) await followRestoreLink(context, asked.restoreCode)
  else if (asked.adopt !== null) await followAdoptLink(context, asked.adopt)
}

/** `?restore=<code>`: opens the profile if this browser may, else leads to the profile screen with the code. */
async function followRestoreLink(context: LinkContext, code: string): Promise<void> {
  const { shell, know } = context
  const session = shell.sessions.get()
  if (session !== null) {
    const isOwn = session.recovery_code === code || (await isOwnCode(shell.api, code))
    if (isOwn) return shell.navigation.navigate('home')
    if (!(await askToSwitch(context, session))) return
  }
  try {
    if (!CODE.test(code)) throw new Error('not a profile code')
    tellCode(context, await openByCode(shell.api, code))
  } catch (error) {
    know({ pendingRestoreCode: code, confirmation: confirmationIn(error) })
    return leadToProfile(context)
  }
  await opened(context)
}

/**
 * `?user_id=&email=`: an address proves nothing, so the profile screen goes on with the code of a mail, or with the
 * profile code where this browser knows the profile.
 */
async function followAdoptLink(
  context: LinkContext,
  asked: { userId: string; email: string },
): Promise<void> {
  const { shell, know } = context
  const session = shell.sessions.get()
  if (session?.user_id === asked.userId) return
  if (session !== null && !(await askToSwitch(context, session))) return
  try {
    const confirmation = await adoptProfile(shell.api, asked)
    if (confirmation === null) return await opened(context)
    know({ confirmation })
    shell.navigation.navigate('profile')
  } catch {
    leadToProfile(context)
  }
}

/** `#confirm=`: the link of the mail, in the browser that began. */
async function followConfirmLink(
  context: LinkContext,
  { challengeId, token }: { challengeId: string; token: string },
): Promise<void> {
  const { shell } = context
  const session = shell.sessions.get()
  if (session !== null && !(await askToSwitch(context, session))) return
  try {
    const profile = await confirmByMail(shell.api, challengeId, token)
    tellCode(context, profile, 'replaced')
    await opened(context)
  } catch (error) {
    const text = isApiError(error, 'invalid_or_expired_code') ? linkWords().linkOver : startWords().failed
    shell.navigation.navigate('profile')
    shell.notices.notify({ tone: 'danger', text })
  }
}

async function opened({ shell, reload }: LinkContext): Promise<void> {
  await reload()
  shell.navigation.navigate('home')
  shell.notices.notify({ tone: 'success', text: linkWords().restored })
}

function leadToProfile({ shell }: LinkContext): void {
  shell.navigation.navigate('profile')
  shell.notices.notify({ tone: 'danger', text: startWords().failed })
}

async function askToSwitch({ shell, queries }: LinkContext, session: Session): Promise<boolean> {
  const name = await nameOf(shell.api, queries, session)
  const words = linkWords()
  return shell.questions.confirm({
    title: words.switchTitle,
    text: words.switchText({ name: masked(name) ?? words.thisProfile }),
    confirmLabel: words.switchConfirm,
  })
}

/** A name that people nearby cannot read off the screen: "A***"; null without one. */
const masked = (name: string | null): string | null =>
  name === null || name === '' ? null : `${name.slice(0, 1)}***`

async function nameOf(api: ApiClient, queries: QueryClient, session: Session): Promise<string | null> {
  const profile = await queries.fetchQuery(profileRead(api, session.user_id)).catch(() => null)
  return profile?.name ?? storage.profileCopy()?.name ?? null
}

/** Whether the code of a link is that of whoever is signed in: then there is nothing to switch to. */
const isOwnCode = (api: ApiClient, code: string): Promise<boolean> =>
  CODE.test(code) ? isCodeOfSession(api, code).catch(() => false) : Promise.resolve(false)

function tellCode(
  { showCode }: LinkContext,
  { user_id: userId, recovery_code: code }: Pick<Profile, 'user_id' | 'recovery_code'>,
  news?: CodeNews,
): void {
  if (code !== null) showCode({ userId, code, ...(news && { news }) })
}
