/** Sentences that an operator reads. */
export const BACKUP_MESSAGES = {
  notHere: 'This machine makes no backups: they are the business of whoever runs the Postgres.',
  byCommand:
    'Backups of this database are made by the command backup: start it at the machine, or its job in the cluster.',
} as const
