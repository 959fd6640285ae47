import { HERE_COOKIE } from '../shared/here-cookie'

/** What a worker can ask of the cookies, where the browser lets it. */
interface Cookies {
  cookieStore?: { get: (name: string) => Promise<object | null> }
}

/**
 * Whether somebody is signed in on this device, as far as a worker can know. Where it cannot, it is most likely: who
 * keeps the app on a device has a profile. The page itself sees to it a moment later.
 */
export async function isSomebodyKnownHere(): Promise<boolean> {
  const { cookieStore }: Cookies = globalThis
  if (cookieStore === undefined) return true
  return cookieStore.get(HERE_COOKIE).then(
    (cookie) => cookie !== null,
    () => true,
  )
}
