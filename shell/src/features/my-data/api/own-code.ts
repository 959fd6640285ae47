import { PROFILE_CODE_LENGTH } from '@gb/domain'
import { useHost } from '@gb/mfe-contract'
import { isCodeOfSession } from '../../../shared/restore/restore-calls'

const CODE = new RegExp(`^\\d{${PROFILE_CODE_LENGTH}}$`)

/** Whether a typed word is the profile code: this page rarely knows it, so the server is asked. */
export function useOwnCode(): (word: string) => Promise<boolean> {
  const { api, session } = useHost()
  return async (word) => {
    if (!CODE.test(word)) return false
    if (session.recoveryCode !== undefined) return word === session.recoveryCode
    return isCodeOfSession(api, word).catch(() => false)
  }
}
