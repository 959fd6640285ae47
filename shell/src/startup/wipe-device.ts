/**
 * Empties what a browser keeps beside localStorage and sessionStorage: caches, databases, service workers. Each part
 * on its own, so that one that fails, or does not exist here, spares no other.
 */
export async function wipeDevice(): Promise<void> {
  await Promise.allSettled([deleteCaches(), deleteDatabases(), unregisterWorkers()])
}

async function deleteCaches(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  await Promise.allSettled(names.map((name) => caches.delete(name)))
}

async function deleteDatabases(): Promise<void> {
  if (!('indexedDB' in globalThis)) return
  for (const { name } of await indexedDB.databases()) {
    // Not awaited: another tab that has it open would hold us up. It is gone as soon as that tab lets go.
    if (name !== undefined) indexedDB.deleteDatabase(name)
  }
}

async function unregisterWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.allSettled(registrations.map((registration) => registration.unregister()))
}
