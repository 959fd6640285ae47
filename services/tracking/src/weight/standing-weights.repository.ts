import { addDays, DAY_ZERO, dayNumber, type WeighIn } from '@gb/domain'
import { Sql, type Statement, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'

/** From the instant of one weight to that of another. */
export interface Stretch {
  from: Date
  to: Date
}

/** A weight as far as it is told which ones count. */
export interface AskedWeight extends WeighIn {
  isInitial: boolean
  isConfirmed: boolean
}

/** One that is told apart from all others. */
interface LoggedWeight extends AskedWeight {
  entryId: string
}

/** So many of the newest say where a person stands: more than a year of days. */
const STANDING_ROWS = 400
/** So many before and behind a stretch speak for what is in it. */
const BESIDE_ROWS = 200
/** So many of the oldest say where it began, and whether the first of them was a slip. */
const FIRST_ROWS = 3

/** In one number: the day from `DAY_ZERO` on, tenths of a pound (819 lbs have room), two answers. */
const A_DAY = 2 ** 15
const A_TENTH = 4
const INITIAL_BIT = 2
const CONFIRMED_BIT = 1

const ASKED = 'FROM tracking.weight_entry WHERE user_id = $1'
const LIVING = `${ASKED} AND deleted_at IS NULL`
// Of one that stays for ever; asked whether it is deleted, Postgres would look for it through all the living.
const INITIAL = `${ASKED} AND is_initial`
const NEWEST_FIRST = 'ORDER BY recorded_at DESC, entry_id DESC'

// One number for each weight: as texts, four hundred cost Postgres five times as much, and the driver three times.
const CODE = `(local_date - date '${DAY_ZERO}') * ${A_DAY} + (weight_lbs * 10)::int * ${A_TENTH} + is_initial::int * ${INITIAL_BIT} + is_confirmed::int * ${CONFIRMED_BIT}`
const codes = (select: string) => `ARRAY(${select})::text`
const BEFORE = '(recorded_at, entry_id) < (SELECT recorded_at, entry_id FROM oldest)'

// The newest and the oldest stand in the index: no row of the table is looked at for them.
const standing = statement(
  'standing_weights',
  `WITH newest AS MATERIALIZED
     (SELECT recorded_at, entry_id, ${CODE} AS code ${LIVING} ${NEWEST_FIRST} LIMIT ${STANDING_ROWS}),
     oldest AS MATERIALIZED (SELECT recorded_at, entry_id FROM newest OFFSET ${STANDING_ROWS - 1})
   SELECT ${codes('SELECT code FROM newest')} AS newest,
     ${codes(`SELECT ${CODE} ${LIVING} AND ${BEFORE} ORDER BY recorded_at, entry_id LIMIT ${FIRST_ROWS}`)} AS first,
     ${codes(`SELECT ${CODE} ${INITIAL} AND ${BEFORE}`)} AS initial,
     (SELECT recorded_at FROM newest OFFSET ${BESIDE_ROWS - 1} LIMIT 1) AS "knownFrom"`,
)

// One line for each weight: as rows of their own four hundred would cost the driver more than all else of a request.
const LINE = 'concat(entry_id, local_date, is_initial, is_confirmed, weight_lbs)'
const KEPT = 'recorded_at, entry_id, local_date, is_initial, is_confirmed, weight_lbs'
// However many years somebody has logged, these are the same few rows.
const standingAround = statement(
  'standing_weights_around',
  `SELECT array_to_string(ARRAY(SELECT ${LINE} FROM
     ((SELECT ${KEPT} ${LIVING} ${NEWEST_FIRST} LIMIT ${STANDING_ROWS})
      UNION (SELECT ${KEPT} ${LIVING} ORDER BY recorded_at, entry_id LIMIT ${FIRST_ROWS})
      UNION (SELECT ${KEPT} ${INITIAL})
      UNION (SELECT ${KEPT} ${LIVING} AND recorded_at BETWEEN $2 AND $3)
      UNION (SELECT ${KEPT} ${LIVING} AND recorded_at < $2 ORDER BY recorded_at DESC LIMIT ${BESIDE_ROWS})
      UNION (SELECT ${KEPT} ${LIVING} AND recorded_at > $3 ORDER BY recorded_at LIMIT ${BESIDE_ROWS}))
     AS wanted ORDER BY recorded_at, entry_id), E'\\n') AS wanted`,
)

/** What is read at once of the weights of a person, by their numbers; none is told apart from one that says the same. */
export interface Standing {
  /** The newest; all, if they are fewer than are read. */
  newest: string
  /** The first of those before them. */
  first: string
  /** The one that it began with, if it is before them. */
  initial: string
  /** From this instant on, a weight and all that speaks for it are among the newest; null with fewer weights. */
  knownFrom: Date | null
}

const ID_LENGTH = 36
const DAY_END = ID_LENGTH + 'YYYY-MM-DD'.length

const readLine = (line: string): LoggedWeight => ({
  entryId: line.slice(0, ID_LENGTH),
  day: line.slice(ID_LENGTH, DAY_END),
  isInitial: line[DAY_END] === 't',
  isConfirmed: line[DAY_END + 1] === 't',
  weightLbs: Number(line.slice(DAY_END + 2)),
})

const readLines = (text: string): LoggedWeight[] => (text === '' ? [] : text.split('\n').map(readLine))

/** A weight by its number. */
class CodedWeight implements AskedWeight {
  readonly dayNumber: number
  readonly weightLbs: number
  readonly isInitial: boolean
  readonly isConfirmed: boolean

  constructor(code: number) {
    this.dayNumber = Math.floor(code / A_DAY)
    const ofDay = code - this.dayNumber * A_DAY
    this.weightLbs = Math.floor(ofDay / A_TENTH) / 10
    this.isInitial = (ofDay & INITIAL_BIT) > 0
    this.isConfirmed = (ofDay & CONFIRMED_BIT) > 0
  }

  // Read of one or two of them.
  get day(): string {
    return addDays(DAY_ZERO, this.dayNumber)
  }
}

/** The number of a weight, the same as Postgres makes of its row. */
export const codeOf = (weight: AskedWeight): number =>
  // Not taken apart: the day of a weight that was read by its number is spelled when it is asked for.
  (weight.dayNumber ?? dayNumber(weight.day)) * A_DAY +
  Math.round(weight.weightLbs * 10) * A_TENTH +
  (weight.isInitial ? INITIAL_BIT : 0) +
  (weight.isConfirmed ? CONFIRMED_BIT : 0)

/** As Postgres writes a list of numbers: `{1,2}`. */
const readCodes = (text: string): CodedWeight[] =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((code) => new CodedWeight(Number(code)))

/** Those that say where a person stands, oldest first: where it began, and the newest. */
export const standingWeights = ({ newest, first, initial }: Standing): AskedWeight[] => {
  const before = readCodes(first)
  const began = before.some(({ isInitial }) => isInitial) ? [] : readCodes(initial)
  return [...before, ...began, ...readCodes(newest).toReversed()]
}

/** Whether a stretch and all that speaks for it are among the weights that were read at once. */
export const reaches = ({ knownFrom }: Standing, stretch: Stretch | null): boolean =>
  stretch === null || knownFrom === null || stretch.from >= knownFrom

/** What asks for the weights that are read at once. */
export const askStanding = (userId: string): [Statement, unknown[]] => [standing, [userId]]

/** The weights that say which ones count. Every statement begins with the person. */
@Injectable()
export class StandingWeightsRepository {
  constructor(private readonly sql: Sql) {}

  /** What is read at once. */
  read(userId: string): Promise<Standing> {
    return this.sql.one<Standing>(...askStanding(userId))
  }

  /**
   * The same weights, each told apart, and a stretch with what lies beside it, oldest first.
   * @param stretch  the instants of its first and last weight; null asks about the newest alone
   */
  async find(userId: string, stretch: Stretch | null): Promise<LoggedWeight[]> {
    const values = [userId, stretch?.from ?? null, stretch?.to ?? null]
    const { wanted } = await this.sql.one<{ wanted: string }>(standingAround, values)
    return readLines(wanted)
  }
}
