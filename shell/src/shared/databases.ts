/**
 * Whether a database may lie on this device. To look into one is to make it; where the browser does not tell, it may.
 * @param name of the database
 */
export async function mayBeHere(name: string): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some((database) => database.name === name)
  } catch {
    return 'indexedDB' in globalThis
  }
}
