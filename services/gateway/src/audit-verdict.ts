import type { AuditVerdict } from '@gb/profile'

/**
 * How the audit log stands, in words.
 * @throws Error with a sentence when it is not what it was
 */
export const describeAudit = ({ brokenAt, last, contradicted, noted, unreadable }: AuditVerdict): string => {
  if (brokenAt !== null)
    throw new Error(`The audit log is not whole: row ${brokenAt} was changed or is missing.`)
  if (contradicted && contradicted.seq > last.seq)
    throw new Error(
      `The audit log is not whole: its end was cut off. It has ${last.seq} rows, and row ${contradicted.seq} was there on ${contradicted.at}.`,
    )
  if (contradicted)
    throw new Error(
      `The audit log is not whole: it was written anew. Row ${contradicted.seq} is not the one that was there on ${contradicted.at}.`,
    )
  if (noted === 0 && unreadable > 0)
    throw new Error('The notes beside the audit log were changed: none of them is ours.')
  const lines = [`The audit log is whole: ${last.seq} rows, the last with hash ${last.hash.toString('hex')}`]
  if (noted > 0) lines.push(`It holds all ${noted} rows that were noted outside the database.`)
  else if (last.seq > 0)
    lines.push('Nothing was noted of it in this DATA_DIR: rows cut off its end would not be seen.')
  if (unreadable > 0) lines.push(`${unreadable} lines of the notes are torn or not ours.`)
  return lines.join('\n')
}
