import { NoSheetReader } from './errors.js'
import type { SheetAnswer } from './sheet-answer.js'
import type { SheetFile } from './sheet-file.service.js'

/** Reads the sheet of a clinic. One call is at most one request to a provider; nothing but the file leaves the house. */
export abstract class SheetReader {
  /** Whether there is one. */
  abstract readonly isConnected: boolean

  /** @throws AppError `provider_failed`, `provider_timeout` or `provider_unavailable` */
  abstract read(file: SheetFile, signal: AbortSignal): Promise<SheetAnswer>
}

/** Where no AI service is set up. A sample of a plan would be somebody else's dates. */
export class NoReader extends SheetReader {
  override readonly isConnected = false

  override read(): Promise<SheetAnswer> {
    return Promise.reject(new NoSheetReader())
  }
}
