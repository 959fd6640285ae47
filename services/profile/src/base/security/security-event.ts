/** What is written down because it may one day have to be explained. */
export const SECURITY_EVENTS = [
  /** A replaced session token came back: that session and its device were ended. */
  'token_reused',
  /** A known browser tried too many wrong codes and counts as an unknown one. */
  'device_demoted',
  /** A network tried more codes than it may. */
  'wrong_codes',
  /** So many codes are tried everywhere that it looks like an attack. */
  'wrong_codes_everywhere',
  'device_revoked',
  'signed_out_everywhere',
  'code_shown',
  'code_rotated',
  /** Profile codes run short. */
  'codes_scarce',
  'pairing_opened',
  'pairing_closed',
  /** Too many wrong codes closed a pairing window. */
  'pairing_stopped',
  'paired',
  'restored_by_mail',
  /** Too many wrong confirmation codes. */
  'confirm_stopped',
  'email_change_asked',
  'email_changed',
  /** The former address took a change back. */
  'email_taken_back',
  'passkey_added',
  'passkey_removed',
  /** A passkey's counter did not go on: somebody may hold a copy of it. It was refused. */
  'passkey_copied',
  'restored_by_passkey',
  'code_restore_off',
  'code_restore_on',
  'confirmed_by_mail',
  'confirmed_by_passkey',
  /** A personal token was made. */
  'token_made',
  'token_ended',
  /** Somebody was invited to the person's side. */
  'helper_invited',
  'helper_accepted',
  /** Somebody is at the person's side no longer, or an invitation was taken back. */
  'helper_ended',
  'data_exported',
  'data_imported',
  'deletion_asked',
  'deletion_undone',
  /** Names nobody. */
  'profile_erased',
] as const
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number]
