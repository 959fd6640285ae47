import type { RemoteReportDto } from './field.dto.js'
import type { FieldReport } from './field-counts.js'

/** A report as it is counted. What a browser left out is taken as the least that it can mean. */
export const toReport = ({
  kind,
  remote,
  version,
  ms,
  reason,
  id,
  cause,
  again,
  mark,
}: RemoteReportDto): FieldReport =>
  kind === 'loaded' && version !== null
    ? { kind, remote, version, ms: ms ?? 0, mark: mark ?? null }
    : {
        kind: 'failed',
        remote,
        version,
        mark: mark ?? null,
        reason: reason ?? 'broken',
        id: id ?? 'none',
        cause: cause ?? null,
        isAgain: again ?? false,
      }
