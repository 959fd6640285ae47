// Set by the server beside the session, which no script can see.
export const HERE_COOKIE = 'gb_here'

/** Whether the server said in this browser that somebody is signed in. */
export const isSomebodyHere = (): boolean => document.cookie.split('; ').includes(`${HERE_COOKIE}=1`)

/** Forgets what the server said; for a sign-out that it may not have heard of. */
export const forgetSomebodyHere = (): void => {
  document.cookie = `${HERE_COOKIE}=; max-age=0; path=/`
}
