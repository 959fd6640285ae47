import { SERVICE_NAMES, type ServiceName } from '../base/service-name.js'
import type { TracesTarget } from '../tracing/span.js'
import type { RawEnv } from './schema.js'

/** What tells a process from the others of the product; nothing where it is all of them. */
const ownName = (services: readonly ServiceName[]): readonly string[] => {
  if (services.length === SERVICE_NAMES.length) return []
  return services.length === 0 ? ['gateway'] : services
}

/** Where traces are told; null where they are not. */
export const tracesTargetOf = (raw: RawEnv, services: readonly ServiceName[]): TracesTarget | null => {
  if (raw.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null
  return {
    endpoint: raw.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: raw.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: raw.OTEL_SERVICE_NAME ?? ['gastric-buddy', ...ownName(services)].join('-'),
    sampler: raw.OTEL_TRACES_SAMPLER,
    ratio: raw.OTEL_TRACES_SAMPLER_ARG,
  }
}
