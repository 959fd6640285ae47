import type { LoggerService } from '@nestjs/common'
import type { Logger } from 'pino'

/** Nest's own messages in the process log; its start-up chatter stays at debug. */
export const nestLogger = (logger: Logger): LoggerService => ({
  log: (message: unknown) => logger.debug(String(message)),
  debug: (message: unknown) => logger.debug(String(message)),
  verbose: (message: unknown) => logger.trace(String(message)),
  warn: (message: unknown) => logger.warn(String(message)),
  error: (message: unknown) => logger.error(String(message)),
  fatal: (message: unknown) => logger.fatal(String(message)),
})
