import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { confirmByMail, signUpConfirmed } from '../../testing/confirming.js'
import { freshAddress } from '../../testing/people.js'
import { FORM, startProfile } from '../../testing/start-profile.js'
import { RetentionSweeper } from './retention-sweeper.js'

let service: Awaited<ReturnType<typeof startProfile>>
let person: Awaited<ReturnType<typeof signUpConfirmed>>

beforeAll(async () => {
  service = await startProfile({ RESTORE_CONFIRMATION: 'email' })
  person = await signUpConfirmed(service)
  const phone = service.browser(freshAddress())
  const { body } = await phone.call('POST', '/api/restore', { body: { code: person.code } })
  await phone.call('POST', '/api/restore/start', {
    body: { challenge_id: body.challenge_id, email: person.email },
  })
  await person.browser.call('POST', '/api/pairing-window')
  await phone.call('POST', '/api/passkeys/sign-in-options')
  await person.browser.call('POST', '/api/profile', { body: { ...FORM, email: 'first@example.com' } })
  await service.deliverMails()
  const code = service.mails.codeFor('first@example.com')
  await person.browser.call('POST', '/api/email-change/confirm', { body: { code } })
  person.email = 'first@example.com'
  await person.browser.call('POST', '/api/profile', { body: { ...FORM, email: 'another@example.com' } })
  await service.deliverMails()
  await confirmByMail(service, person, 'pairing')
  await person.browser.call('POST', '/api/confirmation/start', { body: { purpose: 'export', way: 'email' } })
  await service.deliverMails()
})
afterAll(() => service.close())

const count = async (table: string) => {
  const [row] = await service.run(`SELECT count(*)::int AS n FROM profile.${table}`)
  return Number(row?.n)
}

const CASES = [
  ['session_token', 'session', `revoked_at = now() - interval '%'`, 30],
  ['session', 'session', `revoked_at = now() - interval '%'`, 30],
  ['session', 'session', `last_seen_at = now() - interval '%'`, 60],
  ['session', 'session', `created_at = now() - interval '%'`, 120],
  ['device', 'device', `revoked_at = now() - interval '%'`, 30],
  ['device', 'device', `last_seen_at = now() - interval '%'`, 430],
  [
    'restore_challenge',
    'restore_challenge',
    `expires_at = now() - interval '%', code_expires_at = now() - interval '%'`,
    30,
  ],
  ['passkey_challenge', 'passkey_challenge', `expires_at = now() - interval '%'`, 0],
  ['visitor', 'visitor', `expires_at = now() - interval '%'`, 0],
  ['pairing_window', 'pairing_window', `expires_at = now() - interval '%'`, 30],
  ['confirmation_code', 'confirmation_code', `expires_at = now() - interval '%'`, 0],
  ['fresh_confirmation', 'fresh_confirmation', `confirmed_at = now() - interval '%'`, 1],
  ['email_take_back', 'email_take_back', `expires_at = now() - interval '%'`, 0],
  ['email_change', 'email_change', `expires_at = now() - interval '%'`, 30],
  ['mail_outbox', 'mail_outbox', `ended_at = now() - interval '%'`, 30],
  ['outbox_event', 'outbox_event', `delivered_at = now() - interval '%'`, 30],
  ['recovery_code', 'recovery_code', `retired_at = now() - interval '%'`, 180],
] as const

describe(RetentionSweeper.name, () => {
  it.each(CASES)(
    'forgets %s after its time and not before (%s: %s, %i days)',
    async (table, aged, change, days) => {
      const sweep = () => service.get(RetentionSweeper, { strict: false }).sweep()
      const age = (time: string) => service.run(`UPDATE profile.${aged} SET ${change.replaceAll('%', time)}`)
      const before = await count(table)
      expect(before).toBeGreaterThan(0)
      // In a transaction of its own that is undone: every case begins with the same rows.
      const seen = { early: 0, late: 0 }
      const undone = service.sql.transaction(async () => {
        await age(`${days} days -1 hour`)
        await sweep()
        seen.early = await count(table)
        await age(`${days} days 1 hour`)
        await sweep()
        seen.late = await count(table)
        throw new Error('undone')
      })
      await expect(undone).rejects.toThrow('undone')
      expect(seen).toEqual({ early: before, late: 0 })
    },
  )

  it('forgets more rows than one statement takes', async () => {
    await service.run(
      `INSERT INTO profile.visitor (visitor_id, token_hash, expires_at)
       SELECT gen_random_uuid(), sha256(n::text::bytea), now() - interval '1 day' FROM generate_series(1, 4500) n`,
    )
    const living = await service.run('SELECT FROM profile.visitor WHERE expires_at > now()')
    await service.get(RetentionSweeper, { strict: false }).sweep()
    expect(await count('visitor')).toBe(living.length)
  })

  it('keeps security events and the consent ledger', async () => {
    const before = [await count('security_event'), await count('consent_entry')]
    await service.get(RetentionSweeper, { strict: false }).sweep()
    expect([await count('security_event'), await count('consent_entry')]).toEqual(before)
    expect(before.every((rows) => rows > 0)).toBe(true)
  })
})
