/** The database of a profile. Signing out deletes every database of the page. */
export const databaseOf = (userId: string): string => `gb-outbox-${userId}`

/** Deletes the database of a profile with its key. Other tabs give way; one that hangs holds up nobody here. */
export async function deleteDeviceStore(userId: string): Promise<void> {
  if (!('indexedDB' in globalThis)) return
  await new Promise<void>((resolve) => {
    const deletion = indexedDB.deleteDatabase(databaseOf(userId))
    for (const end of ['success', 'error', 'blocked']) deletion.addEventListener(end, () => resolve())
  })
}
