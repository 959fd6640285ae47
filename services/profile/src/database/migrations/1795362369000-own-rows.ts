import { closeToOthers, openToAll } from '@gb/service-kit'
import type { MigrationInterface, QueryRunner } from 'typeorm'

const TABLES = [
  'profile.profile',
  'profile.recovery_code',
  'profile.device',
  'profile.session',
  'profile.session_token',
  'profile.security_event',
  'profile.email_change',
  'profile.passkey',
  'profile.pairing_window',
  'profile.outbox_event',
  'profile.erasure_step',
  'profile.fresh_confirmation',
  'profile.confirmation_code',
  'profile.email_take_back',
]

// A consent is given before there is a profile: its subject is the visitor then, and keeps its rows like a person.
const LEDGER = 'profile.consent_entry'

const ANSWERS = 'profile.idempotency_key'

/** A transaction sees and writes the rows of the person it is for, and no others. */
export class OwnRows1795362369000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const closing = [
      ...TABLES.flatMap((table) => closeToOthers(table)),
      ...closeToOthers(LEDGER, { column: 'subject_id' }),
      ...closeToOthers(ANSWERS, { column: 'owner', type: 'text' }),
    ]
    for (const text of closing) await runner.query(text)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const text of [...TABLES, LEDGER, ANSWERS].flatMap((table) => openToAll(table)))
      await runner.query(text)
  }
}
