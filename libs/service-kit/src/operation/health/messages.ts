/** Sentences that an operator reads. */
export const BACKUP_MESSAGES = {
  notHere: 'This machine makes no backups: they are the business of whoever runs the Postgres.',
} as const
