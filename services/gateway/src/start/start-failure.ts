import { EnvError, errorCode, isDatabaseAway, isDiskFull } from '@gb/service-kit'

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The sentence under which a refused or broken start ends; it names the variable that mends it. */
export const startFailure = (error: unknown): string => {
  if (error instanceof EnvError) return `Gastric Buddy did not start.\n${error.message}`
  const code = errorCode(error) ?? ''
  if (code === 'EADDRINUSE') return 'Gastric Buddy did not start.\nPORT: this port is already in use.'
  if (code === 'EACCES')
    return `Gastric Buddy did not start.\nDATA_DIR or PORT: no permission (${messageOf(error)}).`
  if (isDiskFull(error))
    return `Gastric Buddy did not start.\nThe disk is full (${code}). Make room, then start again.`
  if (isDatabaseAway(error))
    return `Gastric Buddy did not start.\nDATABASE_URL: cannot connect (${code || messageOf(error)}).`
  return `Gastric Buddy did not start.\n${messageOf(error)}`
}
