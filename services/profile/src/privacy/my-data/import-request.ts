import { EXPORT_FORMAT, LOG_SECTIONS } from '@gb/domain'
import { InvalidField, strictValidationPipe } from '@gb/service-kit'
import { MY_DATA_MESSAGES } from './messages.js'
import { ImportDto } from './import.dto.js'
import type { CsvFault } from './reading/csv-lines.js'
import type { FoundExport, FoundFile } from './reading/import-answers.js'

const CSV_FAULTS: Record<CsvFault, string> = {
  not_csv: MY_DATA_MESSAGES.notCsv,
  line_too_long: MY_DATA_MESSAGES.lineTooLong,
  no_header: MY_DATA_MESSAGES.noHeader,
}

const checkExport = ({ format, version, notLists }: FoundExport): void => {
  if (format !== EXPORT_FORMAT.name) throw new InvalidField('export.format', MY_DATA_MESSAGES.notAnExport)
  if (version !== EXPORT_FORMAT.version)
    throw new InvalidField('export.version', MY_DATA_MESSAGES.otherVersion)
  const [log] = notLists
  if (log === undefined) return
  const section = LOG_SECTIONS[log]
  throw new InvalidField(`export.${section}`, `${section} ${MY_DATA_MESSAGES.notRows}`)
}

const pipe = strictValidationPipe()

const checkBody = async (head: FoundFile['head']): Promise<ImportDto> => {
  const body: unknown = await pipe.transform(head, { type: 'body', metatype: ImportDto })
  if (body instanceof ImportDto) return body
  throw new TypeError('a body that holds was not made into its class')
}

/**
 * Holds what was found in a body to the rules of every body, and to those of an import.
 * @returns whether the profile is to be taken over too
 * @throws AppError `invalid_input` for what is neither an export of this version nor the CSV file of a log
 */
export const checkFile = async ({
  head,
  export: found,
  csvFault,
}: FoundFile): Promise<{ includeProfile: boolean }> => {
  const { log, csv, include_profile: includeProfile } = await checkBody(head)
  const hasCsv = log !== undefined && csv !== undefined
  if ((found !== null) === hasCsv) throw new InvalidField('export', MY_DATA_MESSAGES.oneOfBoth)
  if (found) {
    checkExport(found)
    return { includeProfile }
  }
  if (includeProfile) throw new InvalidField('include_profile', MY_DATA_MESSAGES.profileNeedsExport)
  if (csvFault) throw new InvalidField('csv', CSV_FAULTS[csvFault])
  return { includeProfile }
}
