import { errorCode } from '../../base/errors/error-code.js'
import { awaitDatabase } from './await-database.js'

/**
 * Why a database cannot be used, in a few words that hold nothing of its address; null when it answers.
 * @param url as in `DATABASE_URL`
 * @param patienceMs how long one that is still starting is waited for; a while unless told
 */
export const databaseProblem = async (url: string, patienceMs?: number): Promise<string | null> => {
  try {
    await awaitDatabase(url, patienceMs)
    return null
  } catch (error) {
    return errorCode(error) ?? 'no answer'
  }
}
