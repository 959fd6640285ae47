const CHANNEL = 'gb-session'

/** Tells the other tabs of this browser that somebody signed in or out, and hears it from them. */
export function openSharedSession(onChange: () => void): { announce: () => void } {
  if (!('BroadcastChannel' in globalThis)) return { announce: () => undefined }
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', onChange)
  return { announce: () => channel.postMessage('changed') }
}
