import { AppError } from '../base/errors/app-error.js'

/** The one answer about anything of another profile, whether that exists or not. */
export const notYours = (): AppError => new AppError('not_yours', 'This belongs to another profile.')
