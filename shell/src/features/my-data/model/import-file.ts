import { IMPORT_MAX_BYTES, isRecord, type PersonalLog } from '@gb/domain'

/** What a chosen file holds, as far as this browser can tell; the server looks at every row. */
export type ImportFile =
  | { kind: 'export'; name: string; export: Record<string, unknown> }
  | { kind: 'csv'; name: string; log: PersonalLog; csv: string }
  | { kind: 'too-large' }
  | { kind: 'not-ours' }

// One column that only this log has.
const COLUMN_OF: Readonly<Record<PersonalLog, string>> = {
  weight: 'weight_lbs',
  vitamins: 'vitamin_name',
  fluids: 'fluid_type',
  mood: 'mood_rating',
  milestones: 'milestone',
  recovery: 'vomiting',
  food: 'meal_type',
}

/** Reads a chosen file. Its first bytes tell what it is: names of files get lost on the way through mails and phones. */
export async function readImportFile(file: File): Promise<ImportFile> {
  if (file.size > IMPORT_MAX_BYTES) return { kind: 'too-large' }
  // A spreadsheet program leaves a mark before the first letter.
  const text = (await textOf(file)).replace(/^\uFEFF/, '')
  if (text.trimStart().startsWith('{')) return sendable(exportIn(file.name, text))
  const log = logOf(text)
  return log === null ? { kind: 'not-ours' } : sendable({ kind: 'csv', name: file.name, log, csv: text })
}

// Beside the file: who it is for, and which log.
const ENVELOPE_BYTES = 500

/** A file may fit and what is sent of it not: in JSON a mark goes before every quotation mark and line end of a table. */
function sendable(file: ImportFile): ImportFile {
  const content = file.kind === 'export' ? file.export : file.kind === 'csv' ? file.csv : null
  const bytes = new Blob([JSON.stringify(content)]).size + ENVELOPE_BYTES
  return bytes > IMPORT_MAX_BYTES ? { kind: 'too-large' } : file
}

function textOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    // The file was moved or changed since it was chosen.
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsText(file)
  })
}

function exportIn(name: string, text: string): ImportFile {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? { kind: 'export', name, export: value } : { kind: 'not-ours' }
  } catch {
    return { kind: 'not-ours' }
  }
}

function logOf(csv: string): PersonalLog | null {
  const [header = ''] = csv.split(/\r?\n/, 1)
  const columns = header.split(',').map((name) => name.trim().replaceAll('"', ''))
  const logs = Object.keys(COLUMN_OF).filter(isLog)
  return logs.find((log) => columns.includes(COLUMN_OF[log])) ?? null
}

const isLog = (name: string): name is PersonalLog => name in COLUMN_OF
