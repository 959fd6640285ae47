import type { Tracing, TracesTarget } from './span.js'

let ofProcess: Tracing | null = null

/** Where work is told that belongs to no request, such as a mail that a job sends; null where nothing is told. */
export const tracingOfProcess = (): Tracing | null => ofProcess

/**
 * Opens the way to a collector. The library is loaded here and nowhere else: without a target none of it is.
 * @param onTrouble hears of the first of several failures in a row
 */
export const openTracing = async (
  target: TracesTarget | null,
  onTrouble: (error: unknown) => void,
): Promise<Tracing | null> => {
  if (target === null) return null
  const { telling } = await import('./open-telemetry.js')
  const tracing = telling(target, onTrouble)
  ofProcess ??= tracing
  return {
    ...tracing,
    close: () => {
      if (ofProcess === tracing) ofProcess = null
      return tracing.close()
    },
  }
}
