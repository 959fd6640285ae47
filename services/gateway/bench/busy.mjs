// What a whole process holds while people ask and write all the time, and what of it is left a moment later.
import { FIGURES } from './figures.mjs'
import { measure } from './load.mjs'
import { residentMb } from './resident.mjs'
import { fillDatabase, startAgain } from './stage.mjs'

const ENTRIES = 100_000
const LOOK_MS = 100
/** As long as the server waits until it calls a start or a rush over, and its collections. */
const REST_MS = 30_000
/** A tenth over the goal of 250, so that a busy machine does not fail it. */
const MOST_MB = 275

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

const askAll = async ({ url, pid }, people, seconds) => {
  const figures = Object.values(FIGURES)
  for (const { product } of figures) {
    const requests = people.map((person) => product(person, url))
    await measure({ url, pid, requests, seconds: seconds / figures.length })
  }
}

/** @returns resident memory at first, at most and afterwards, MB, and the sentence when it was too much */
export const busy = async (dataDir, databaseUrl, { seconds }) => {
  const product = await startAgain(dataDir, databaseUrl)
  const people = await fillDatabase(dataDir, databaseUrl, ENTRIES)
  await sleep(REST_MS)
  const before = residentMb(product.pid)
  const seen = []
  const watch = setInterval(() => seen.push(residentMb(product.pid)), LOOK_MS)
  await askAll(product, people, seconds)
  clearInterval(watch)
  await sleep(REST_MS)
  const afterMb = Math.round(residentMb(product.pid))
  product.stop()
  const mostMb = Math.round(Math.max(...seen))
  const results = { seconds, beforeMb: Math.round(before), mostMb, afterMb }
  console.table(results)
  return { results, problem: mostMb > MOST_MB ? `${mostMb} MB while people ask, over ${MOST_MB}` : undefined }
}
