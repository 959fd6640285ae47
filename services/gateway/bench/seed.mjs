// Fills the database with people and entries. Usage: DATABASE_URL=… node seed.mjs --entries 10000000 [--people 50000] [--yes]
import 'reflect-metadata'
import { parseArgs } from 'node:util'
import { migrate, openKeys, parseEnv, withOwnerClient } from '@gb/service-kit'
import { DATABASES } from '../dist/services.js'
import { seed } from './seed/seed.mjs'

const SAY_EVERY_MS = 2_000
const LIMITS = { entries: [8, 100_000_000], people: [1, 150_000] }

class Refusal extends Error {}

const wholeNumber = (name, text) => {
  const [least, most] = LIMITS[name]
  const value = Number(text)
  if (Number.isInteger(value) && value >= least && value <= most) return value
  throw new Refusal(`--${name} must be a whole number from ${least} to ${most}, not "${text}".`)
}

const readOptions = () => {
  try {
    const { values } = parseArgs({
      options: {
        entries: { type: 'string', default: '100000' },
        people: { type: 'string' },
        yes: { type: 'boolean', default: false },
      },
    })
    const people = values.people === undefined ? undefined : wholeNumber('people', values.people)
    return { entries: wholeNumber('entries', values.entries), people, yes: values.yes }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(error.message)
  }
}

const checkEmpty = async (client, { yes }) => {
  const { rows } = await client.query('SELECT count(*)::int AS people FROM profile.profile')
  if (rows[0].people === 0 || yes) return
  throw new Refusal(
    `This database has ${rows[0].people.toLocaleString('en')} people in it. Add --yes to put made-up ones among them, or choose another with DATA_DIR or DATABASE_URL.`,
  )
}

const sayNowAndThen = () => {
  let saidAt = 0
  return (step, done, all) => {
    if (Date.now() - saidAt < SAY_EVERY_MS && done < all) return
    saidAt = Date.now()
    const share = Math.floor((100 * done) / all)
    console.log(
      `${String(share).padStart(3)} %  ${done.toLocaleString('en')} of ${all.toLocaleString('en')} ${step}`,
    )
  }
}

const main = async () => {
  const options = readOptions()
  const env = parseEnv(process.env)
  const keys = await openKeys(env, DATABASES)
  await migrate(env.databaseUrl, DATABASES)
  await withOwnerClient(env.databaseUrl, 'gb-seed', async (client) => {
    await checkEmpty(client, options)
    const began = Date.now()
    const { people, entries, first } = await seed(client, keys, options, sayNowAndThen())
    const seconds = Math.round((Date.now() - began) / 1000)
    console.log(
      `${entries.toLocaleString('en')} entries of ${people.toLocaleString('en')} people in ${seconds} s. One of them has the profile code ${first.code}.`,
    )
  })
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Refusal ? error.message : String(error)}\n`)
  process.exitCode = 1
}
