import { idempotent, unwrap, type ApiClient, type ApiData } from '@gb/api-client'
import type { Language } from '@gb/domain'
import type { Report, ReportFile, ReportOrder } from '../model/report'

type Wire = ApiData<'/api/premium-progress-report/{user_id}', 'post'>['report_data']

const QUERIES = {
  report: { format: 'pdf', version: 'full' },
  clinic: { format: 'pdf', version: 'clinic' },
  fhir: { format: 'fhir' },
} as const

interface Making {
  userId: string
  order: ReportOrder
  /** One per press of the button, so that a repeated call makes no second report. */
  key: string
  signal: AbortSignal
}

/** Makes a report of a period that ends today. */
export async function makeReport(api: ApiClient, { userId, order, key, signal }: Making): Promise<Report> {
  const { period, paper, weightUnit, noteIds, here } = order
  const made = await unwrap(
    api.POST('/api/premium-progress-report/{user_id}', {
      params: { path: { user_id: userId }, query: { lang: here } },
      body: { period, paper, weight_unit: weightUnit, note_entry_ids: [...noteIds] },
      headers: idempotent(key),
      signal,
    }),
  )
  return toReport(made.report_data, order.language ?? here)
}

/** Reads a file of a report. */
export const readReportFile = (
  api: ApiClient,
  { report, file, signal }: { report: Report; file: ReportFile; signal?: AbortSignal },
): Promise<Blob> =>
  unwrap(
    api.GET('/api/generate-pdf-report/{report_id}', {
      params: { path: { report_id: report.reportId }, query: { ...QUERIES[file], lang: report.language } },
      parseAs: 'blob',
      ...(signal && { signal }),
    }),
  )

const toReport = (wire: Wire, language: Language): Report => ({
  reportId: wire.report_id,
  from: wire.from,
  to: wire.to,
  fileName: wire.file_name,
  language,
  summary: wire.summary,
  notesIncluded: wire.notes_included,
})
