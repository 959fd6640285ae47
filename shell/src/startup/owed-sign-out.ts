import { isApiError, unwrap, type ApiClient } from '@gb/api-client'
import { kept } from '@gb/device'
import { storage } from '../shared/storage'

/** Pays a sign-out that the server has not heard of. Throws while it cannot be reached. */
export type PaySignOut = () => Promise<void>

const SIGN_OUT_PATHS = ['/api/session', '/api/sessions']

/**
 * The cookie of a session cannot be deleted without the server. So whoever signs out offline leaves a note, and no
 * request goes out under the old session before the server has ended it.
 */
export function createOwedSignOut(api: ApiClient): PaySignOut {
  let running: Promise<void> | null = null
  const pay = () => {
    running ??= send(api).finally(() => (running = null))
    return running
  }
  api.use({
    async onRequest({ request }) {
      if (storage.owedSignOut() !== null && !isSignOut(request)) await pay()
      return undefined
    },
  })
  return pay
}

async function send(api: ApiClient): Promise<void> {
  const owed = storage.owedSignOut()
  if (owed === null) return
  try {
    await unwrap(owed === 'here' ? api.DELETE('/api/session') : api.DELETE('/api/sessions'))
  } catch (error) {
    // Without a session there is nothing left to end.
    if (!isApiError(error, 'no_session')) throw error
  }
  // The server's answer has emptied the storage of the browser.
  kept.putBackWhatStays()
  storage.keepOwedSignOut(null)
}

const isSignOut = (request: Request) =>
  request.method === 'DELETE' && SIGN_OUT_PATHS.includes(new URL(request.url).pathname)
