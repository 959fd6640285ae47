import { IMPORT_LIMITS, LOG_SECTIONS, PERSONAL_LOGS, type PersonalLog } from '@gb/domain'
import type { JsonValue } from '@gb/service-kit'
import { type JsonListener, type JsonScalar, JsonWalk } from './json-walk.js'
import { ImportRefusal } from './refusal.js'
import { RowGauge, type Span } from './row-gauge.js'

/** An entry of a log: where it stands, or what is wrong with it already. */
export type OutlinedRow = Span | 'not_a_row' | 'too_large'

/** What stands where in an export. */
export interface OutlinedExport {
  format: JsonScalar
  version: JsonScalar
  /** Null when there is none that is an object. */
  profile: Exclude<OutlinedRow, 'not_a_row'> | null
  /** Null when the file says nothing of one; a person has one plan, and a file with more is not asked which. */
  clinicPlan: OutlinedRow | 'more_than_one' | null
  logs: Map<PersonalLog, OutlinedRow[]>
  /** Sections that should be lists and are not. */
  notLists: Set<PersonalLog>
}

type Place = 'body' | 'export' | 'log' | 'clinic_plan' | 'elsewhere'

const LOG_OF = new Map(PERSONAL_LOGS.map((log) => [LOG_SECTIONS[log], log]))

// Of what nobody knows only so much is kept that the answer can name it.
const MOST_MEMBERS = 50
const MOST_CHARACTERS = 300

const emptyExport = (): OutlinedExport => ({
  format: null,
  version: null,
  profile: null,
  clinicPlan: null,
  logs: new Map(),
  notLists: new Set(),
})

/**
 * The outline of the body of an import, made while it comes in: its members, and where each entry stands. No entry is
 * built. Of two members with one name the last one counts, as for every reader of JSON.
 */
export class ImportOutline {
  /** The members of the body as they came; `{}` and `[]` for what holds more, '' for the text of a CSV file. */
  readonly head = new Map<string, JsonValue>()
  export: OutlinedExport | null = null
  csv: string | null = null
  private readonly walk: JsonWalk
  private readonly places: Place[] = []
  private log: PersonalLog | null = null
  private gauge: RowGauge | null = null
  private rows = 0

  /** @param userId the only person whose data may come */
  constructor(private readonly userId: string) {
    const listener: JsonListener = {
      opened: (what, name, at) => this.opened(what, name, at),
      closed: (end) => this.closed(end),
      scalar: (value, name) => this.scalar(value, name),
    }
    this.walk = new JsonWalk(listener)
  }

  /** @throws ImportRefusal at the first byte that is too much */
  take(piece: Uint8Array): void {
    this.walk.take(piece)
  }

  /** @throws ImportRefusal */
  end(): void {
    this.walk.end()
  }

  private opened(what: 'object' | 'list', name: string | null, at: number): void {
    if (this.gauge) this.gauge.opened()
    else this.places.push(this.placeOf(what, name, at))
  }

  private placeOf(what: 'object' | 'list', name: string | null, at: number): Place {
    const place = this.places.at(-1)
    if (place === undefined) return 'body'
    if (place === 'body') return this.memberOf(what, name)
    if (place === 'export') return this.sectionOf(what, name, at)
    if (place === 'log' || place === 'clinic_plan') {
      this.countRow()
      if (what === 'object') this.gauge = new RowGauge(at)
      else this.keep('not_a_row')
    }
    return 'elsewhere'
  }

  private memberOf(what: 'object' | 'list', name: string | null): Place {
    const isExport = name === 'export' && what === 'object'
    this.member(name, what === 'object' ? {} : [])
    if (!isExport) return 'elsewhere'
    this.export = emptyExport()
    return 'export'
  }

  private sectionOf(what: 'object' | 'list', name: string | null, at: number): Place {
    const log = LOG_OF.get(name ?? '')
    this.section(name, null)
    if (name === 'profile' && what === 'object') this.gauge = new RowGauge(at)
    if (name === 'clinic_plan' && what === 'list') return 'clinic_plan'
    if (name === 'clinic_plan') this.keepPlan('not_a_row')
    if (log === undefined || what === 'object') return 'elsewhere'
    this.export?.notLists.delete(log)
    this.log = log
    return 'log'
  }

  private closed(end: number): void {
    const span = this.gauge?.closed(end)
    if (this.gauge && span === undefined) return
    if (this.gauge) this.measured(span ?? 'too_large')
    if (this.places.pop() === 'log') this.log = null
  }

  private measured(row: Span | 'too_large'): void {
    this.gauge = null
    // The object itself is the last place, and what it stands in the one before.
    if (this.places.at(-2) !== 'export') this.keep(row)
    else if (this.export) this.export.profile = row
  }

  private scalar(value: JsonScalar, name: string | null): void {
    const place = this.places.at(-1)
    if (this.gauge) this.gauge.scalar(value)
    else if (place === 'body') this.member(name, value)
    else if (place === 'export') this.section(name, value)
    else if (place === 'log' || place === 'clinic_plan') {
      this.countRow()
      this.keep('not_a_row')
    }
  }

  private member(name: string | null, value: JsonValue): void {
    if (name === null) return
    if (name === 'user_id' && typeof value === 'string' && value !== this.userId)
      throw new ImportRefusal('not_yours')
    if (name === 'export') this.export = null
    if (name === 'csv') this.csv = typeof value === 'string' ? value : null
    if (!this.head.has(name) && this.head.size >= MOST_MEMBERS) return
    const shown = typeof value === 'string' ? value.slice(0, MOST_CHARACTERS) : value
    this.head.set(name.slice(0, MOST_CHARACTERS), name === 'csv' && typeof value === 'string' ? '' : shown)
  }

  /** What an export says of itself, and what stood under that name before is void. */
  private section(name: string | null, value: JsonScalar): void {
    const found = this.export
    if (!found) return
    if (name === 'format' || name === 'version') found[name] = value
    if (name === 'profile') found.profile = null
    if (name === 'clinic_plan') found.clinicPlan = value === null ? null : 'not_a_row'
    const log = LOG_OF.get(name ?? '')
    if (log === undefined) return
    found.logs.set(log, [])
    found.notLists.add(log)
  }

  private countRow(): void {
    this.rows += 1
    const count = (this.log && this.export?.logs.get(this.log)?.length) ?? 0
    if (count >= IMPORT_LIMITS.rowsPerLog) throw new ImportRefusal('too_many_rows', this.log)
    if (this.rows > IMPORT_LIMITS.rows) throw new ImportRefusal('too_many_rows')
  }

  private keep(row: OutlinedRow): void {
    if (this.log) this.export?.logs.get(this.log)?.push(row)
    else this.keepPlan(row)
  }

  private keepPlan(row: OutlinedRow): void {
    if (this.export) this.export.clinicPlan = this.export.clinicPlan === null ? row : 'more_than_one'
  }
}
