import { unwrap, type ApiClient } from '@gb/api-client'
import type { Confirmation } from './confirmation'
import { withProofOfWork } from './proof-of-work'

/** Opens the profile of a code here. Throws a refusal that may begin a confirmation: `confirmationIn`. */
export const openByCode = (api: ApiClient, code: string, onWork?: () => void) =>
  withProofOfWork(
    (header) => unwrap(api.GET('/api/profile-by-code/{code}', { params: { path: { code }, header } })),
    onWork,
  )

/** Whether a code is one of the signed-in profile; nothing is opened or begun by asking. */
export const isCodeOfSession = async (api: ApiClient, code: string): Promise<boolean> =>
  (await unwrap(api.POST('/api/session/own-code', { body: { code } }))).own

/** Asks for a mail to this address; the answer is the same whether it belongs to the profile or not. */
export async function askForMail(
  api: ApiClient,
  confirmation: Confirmation,
  email: string,
  onWork?: () => void,
): Promise<Confirmation> {
  const body = { challenge_id: confirmation.challengeId, email }
  const started = await withProofOfWork(
    (header) => unwrap(api.POST('/api/restore/start', { body, params: { header } })),
    onWork,
  )
  return { ...confirmation, challengeId: started.challenge_id, email, expiresAt: started.expires_at }
}

/** Opens the profile with the digits or the link of the mail. Its profile code is a new one from then on. */
export const confirmByMail = (api: ApiClient, challengeId: string, code: string) =>
  unwrap(api.POST('/api/restore/confirm', { body: { challenge_id: challengeId, code } }))

/** Asks for the profile that an address names: the profile at once, or a confirmation. */
export async function adoptProfile(
  api: ApiClient,
  asked: { userId: string; email: string },
): Promise<Confirmation | null> {
  const body = { user_id: asked.userId, email: asked.email }
  const answer = await withProofOfWork((header) =>
    unwrap(api.POST('/api/session/adopt', { body, params: { header } })),
  )
  if (!('challenge_id' in answer)) return null
  return {
    challengeId: answer.challenge_id,
    email: asked.email,
    expiresAt: answer.expires_at,
    codeWorksHere: answer.code_works_here,
    beganAt: Date.now(),
  }
}
