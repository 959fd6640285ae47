import { createHash, createHmac, pbkdf2Sync } from 'node:crypto'

const ITERATIONS = 4096

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/**
 * What PostgreSQL keeps of a password (RFC 5803): a role can be given this instead, so that the password itself is never in
 * a statement, a log of statements or the server's own statistics.
 * @param salt the same password with the same salt is the same verifier
 */
export const scramVerifier = (password: string, salt: Buffer): string => {
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256')
  const stored = createHash('sha256').update(hmac(salted, 'Client Key')).digest()
  const server = hmac(salted, 'Server Key')
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${stored.toString('base64')}:${server.toString('base64')}`
}
