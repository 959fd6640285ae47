import { situation } from '../../base/errors/situation.js'
import { BACKUP_MESSAGES } from './messages.js'

/** Something that every request needs is away, or this process is about to end. */
export class NotReady extends situation('unavailable', 'Not ready.', { retryAfterSeconds: 5 }) {}

/** Nobody makes backups on this machine who could be asked. */
export class NoBackupsHere extends situation('conflict', BACKUP_MESSAGES.notHere) {}

/** They are made when somebody starts the command. */
export class BackupsByCommand extends situation('conflict', BACKUP_MESSAGES.byCommand) {}
