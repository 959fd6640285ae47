import { Sql, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'

/** From the instant of one weight to that of another. */
export interface Stretch {
  from: Date
  to: Date
}

/** A weight as far as it is told which ones count. */
interface LoggedWeight {
  entryId: string
  day: string
  weightLbs: number
  isInitial: boolean
  isConfirmed: boolean
}

/** So many of the newest say where a person stands: more than a year of days. */
const STANDING_ROWS = 400
/** So many before and behind a stretch speak for what is in it. */
const BESIDE_ROWS = 200
/** So many of the oldest say where it began, and whether the first of them was a slip. */
const FIRST_ROWS = 3

const LIVING = 'FROM tracking.weight_entry WHERE user_id = $1 AND deleted_at IS NULL'
// Of one that stays for ever; asked whether it is deleted, Postgres would look for it through all the living.
const INITIAL = 'FROM tracking.weight_entry WHERE user_id = $1 AND is_initial'
const NEWEST_FIRST = 'ORDER BY recorded_at DESC, entry_id DESC'

// One line for each weight: as rows of their own four hundred would cost the driver more than all else of a request.
const LINE = 'concat(entry_id, local_date, is_initial, is_confirmed, weight_lbs)'
const lines = (select: string) => `array_to_string(ARRAY(${select}), E'\\n')`

// The newest and the oldest stand in the index: no row of the table is looked at for them.
const standing = statement(
  'standing_weights',
  `SELECT ${lines(`SELECT ${LINE} ${LIVING} ${NEWEST_FIRST} LIMIT ${STANDING_ROWS}`)} AS newest,
     ${lines(`SELECT ${LINE} ${LIVING} ORDER BY recorded_at, entry_id LIMIT ${FIRST_ROWS}`)} AS first,
     (SELECT ${LINE} ${INITIAL}) AS initial,
     (SELECT recorded_at ${LIVING} ${NEWEST_FIRST} OFFSET ${BESIDE_ROWS - 1} LIMIT 1) AS "knownFrom"`,
)

const KEPT = 'recorded_at, entry_id, local_date, is_initial, is_confirmed, weight_lbs'
// However many years somebody has logged, these are the same few rows.
const standingAround = statement(
  'standing_weights_around',
  `SELECT ${lines(`SELECT ${LINE} FROM
     ((SELECT ${KEPT} ${LIVING} ${NEWEST_FIRST} LIMIT ${STANDING_ROWS})
      UNION (SELECT ${KEPT} ${LIVING} ORDER BY recorded_at, entry_id LIMIT ${FIRST_ROWS})
      UNION (SELECT ${KEPT} ${INITIAL})
      UNION (SELECT ${KEPT} ${LIVING} AND recorded_at BETWEEN $2 AND $3)
      UNION (SELECT ${KEPT} ${LIVING} AND recorded_at < $2 ORDER BY recorded_at DESC LIMIT ${BESIDE_ROWS})
      UNION (SELECT ${KEPT} ${LIVING} AND recorded_at > $3 ORDER BY recorded_at LIMIT ${BESIDE_ROWS}))
     AS wanted ORDER BY recorded_at, entry_id`)} AS wanted`,
)

interface Standing {
  newest: string
  first: string
  /** Null without one. */
  initial: string | null
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

/** Oldest first; where it began may be among the newest too. */
const joined = ({ first, initial }: Standing, newest: readonly LoggedWeight[]): LoggedWeight[] => {
  const oldestFirst = newest.toReversed()
  if (newest.length < STANDING_ROWS) return oldestFirst
  const known = new Set(newest.map(({ entryId }) => entryId))
  const began = readLines(first)
  if (initial !== null) began.push(readLine(initial))
  const before = began.filter(({ entryId }) => !known.has(entryId) && known.add(entryId))
  return [...before, ...oldestFirst]
}

/** The weights that say which ones count. Every statement begins with the person. */
@Injectable()
export class StandingWeightsRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * What says where a person stands, and whether a stretch of their weights is right, oldest first: the newest, where it
   * began, and the stretch with what lies beside it.
   * @param stretch  the instants of its first and last weight; null asks about the newest alone
   */
  async find(userId: string, stretch: Stretch | null): Promise<LoggedWeight[]> {
    const found = await this.sql.one<Standing>(standing, [userId])
    const newest = readLines(found.newest)
    const { knownFrom } = found
    const isKnown =
      stretch === null || knownFrom === null || newest.length < STANDING_ROWS || stretch.from >= knownFrom
    return isKnown ? joined(found, newest) : this.around(userId, stretch)
  }

  private async around(userId: string, { from, to }: Stretch): Promise<LoggedWeight[]> {
    const { wanted } = await this.sql.one<{ wanted: string }>(standingAround, [userId, from, to])
    return readLines(wanted)
  }
}
