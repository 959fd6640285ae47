import { resolve } from 'node:path'
import type { RequestLimits } from '@gb/domain'
import { schema, type RawEnv } from './schema.js'
import { productionProblems } from './production.js'
import { SERVICE_NAMES, type ServiceName } from '../base/service-name.js'

/** The environment, parsed once at start. Nobody else reads `process.env`. */
export class Env {
  constructor(
    private readonly raw: RawEnv,
    private readonly root: string,
  ) {}

  get production(): boolean {
    return this.raw.NODE_ENV === 'production'
  }
  get port(): number {
    return this.raw.PORT
  }
  get host(): string {
    return this.raw.HOST
  }
  /** The owner: for migrations and commands, never for what serves people. */
  get databaseUrl(): string {
    return this.raw.DATABASE_URL
  }
  /** Logins of services that an operator made; the others follow from the key file. */
  get databaseLogins(): Partial<Record<ServiceName, string>> {
    return this.raw.DATABASE_LOGINS
  }
  get dataDir(): string {
    return resolve(this.root, this.raw.DATA_DIR)
  }
  get keysFile(): string {
    return this.raw.KEYS_FILE ? resolve(this.root, this.raw.KEYS_FILE) : resolve(this.dataDir, 'keys.json')
  }
  get logFile(): string | undefined {
    return this.raw.LOG_FILE
  }
  get logLevel(): RawEnv['LOG_LEVEL'] {
    return this.raw.LOG_LEVEL
  }
  get poolSize(): number {
    return this.raw.POOL_SIZE
  }
  get publicOrigin(): string {
    return this.raw.PUBLIC_ORIGIN ?? `http://localhost:${this.raw.PORT}`
  }
  /** Origins whose pages may call the API. In development the loopback names of the own port count as one. */
  get allowedOrigins(): string[] {
    const own = [this.publicOrigin, ...this.raw.ALLOWED_ORIGINS]
    if (this.production) return own
    return [...own, `http://localhost:${this.raw.PORT}`, `http://127.0.0.1:${this.raw.PORT}`]
  }
  /** Pause between "not ready" and closing the listener, so that a load balancer notices first. */
  get drainMs(): number {
    return (this.raw.DRAIN_SECONDS ?? (this.production ? 5 : 0)) * 1000
  }
  get trustProxyHops(): number {
    return this.raw.TRUST_PROXY_HOPS
  }
  /** What differs from the usual limits of one process: requests at work at once, and those that may wait. */
  get overload(): { places?: number; waiting?: number } {
    const { OVERLOAD_PLACES: places, OVERLOAD_WAITING: waiting } = this.raw
    return { ...(places === undefined ? {} : { places }), ...(waiting === undefined ? {} : { waiting }) }
  }
  /** Services this process hosts. */
  get services(): readonly ServiceName[] {
    return this.raw.SERVICES ?? SERVICE_NAMES
  }
  /** Where the other services answer. */
  get remotes(): Partial<Record<ServiceName, string>> {
    return this.raw.REMOTES
  }
  get freeScanLimit(): number {
    return this.raw.FREE_SCAN_LIMIT
  }
  get newProfilesPerAddressAndDay(): number {
    return this.raw.NEW_PROFILES_PER_ADDRESS
  }
  /** What one person and one address may write and ask for in a minute. */
  get requestLimits(): RequestLimits {
    return {
      personWrites: this.raw.WRITES_PER_PERSON,
      addressWrites: this.raw.WRITES_PER_ADDRESS,
      visitorWrites: this.raw.GUEST_WRITES_PER_ADDRESS,
      heavyReads: this.raw.HEAVY_READS_PER_PERSON,
    }
  }
  get premiumScansPerHour(): number {
    return this.raw.PREMIUM_SCANS_PER_HOUR
  }
  get premiumScansPerDay(): number {
    return this.raw.PREMIUM_SCANS_PER_DAY
  }
  /** What one request to the AI provider costs, in USD; only for the operators' estimate. */
  get aiCallCostUsd(): number {
    return this.raw.AI_CALL_COST_USD
  }
  get aiCallsPerDay(): number {
    return this.raw.AI_CALLS_PER_DAY
  }
  /** Hours in which the deletion of a profile can be undone. */
  get deletionUndoHours(): number {
    return this.raw.DELETION_UNDO_HOURS
  }
  get restoreConfirmation(): 'email' | 'none' {
    return this.raw.RESTORE_CONFIRMATION ?? (this.raw.SMTP_URL || this.production ? 'email' : 'none')
  }
  /** The OpenAI-speaking server, or null for the sample analyser. */
  get openai(): { apiKey: string; baseUrl: string | undefined; model: string } | null {
    if (!this.raw.OPENAI_API_KEY) return null
    return {
      apiKey: this.raw.OPENAI_API_KEY,
      baseUrl: this.raw.OPENAI_BASE_URL,
      model: this.raw.OPENAI_MODEL,
    }
  }
  /** Where packaged products are looked up; undefined: nowhere. */
  get openFoodFactsUrl(): string | undefined {
    return this.raw.OPEN_FOOD_FACTS_URL
  }
  /** Stripe, or null for the test page. Two webhook secrets are in force while one takes the place of the other. */
  get stripe(): {
    secretKey: string
    webhookSecrets: string[]
    apiBase: string | undefined
    portal: boolean
  } | null {
    if (!this.raw.STRIPE_SECRET_KEY) return null
    return {
      secretKey: this.raw.STRIPE_SECRET_KEY,
      webhookSecrets: this.raw.STRIPE_WEBHOOK_SECRET,
      apiBase: this.raw.STRIPE_API_BASE,
      portal: this.raw.STRIPE_PORTAL === 'on',
    }
  }
  /** How mails leave: by the server at `smtpUrl`, if told never in clear, or as files in `folder` when that is null. */
  get mail(): { smtpUrl: string | null; requireTls: boolean; from: string; folder: string } {
    return {
      smtpUrl: this.raw.SMTP_URL ?? null,
      requireTls: this.production && !this.raw.ALLOW_IN_PRODUCTION.includes('smtp-without-tls'),
      from: this.raw.MAIL_FROM ?? `Gastric Buddy <no-reply@${new URL(this.publicOrigin).hostname}>`,
      folder: resolve(this.dataDir, 'mail'),
    }
  }
  /** Web push: the key that signs for the product (null: made from the key file) and whom a push service may write to. */
  get vapid(): { privateKey: string | null; subject: string } {
    const own = this.publicOrigin.startsWith('https://') ? this.publicOrigin : 'mailto:no-reply@localhost'
    return { privateKey: this.raw.VAPID_PRIVATE_KEY ?? null, subject: this.raw.VAPID_SUBJECT ?? own }
  }
  /** Whether browsers keep the app for use without a connection; `off` takes it back from all of them. */
  get offlineApp(): boolean {
    return this.raw.OFFLINE_APP === 'on'
  }
  get webRoot(): string {
    return resolve(this.root, this.raw.WEB_ROOT)
  }
}

/** Thrown at start; the message names every broken variable, one line each. */
export class EnvError extends Error {}

/** The variables as they were found, for a start that says everything at once. */
export interface EnvReport {
  /** Every problem, one line each, beginning with the name of its variable. */
  problems: string[]
  /** Variables that cannot be used. */
  broken: ReadonlySet<string>
  /** The environment as it would be without those. */
  env: Env
}

/** Stands in for a database that was not given, so that everything else can still be looked at. */
const NO_DATABASE = 'postgres://127.0.0.1:1/none'

/**
 * Reads all variables and says everything that is wrong with them.
 * @param source usually `process.env`
 * @param root the folder that relative paths start from
 */
export const inspectEnv = (source: NodeJS.ProcessEnv, root = process.cwd()): EnvReport => {
  // An empty variable means "unset": compose files and CI systems pass empty strings for what nobody filled in.
  // SERVICES is the exception: empty means "host none", a gateway alone.
  const given = Object.entries(source).filter(([name, value]) => value !== '' || name === 'SERVICES')
  const issues = schema.safeParse(Object.fromEntries(given)).error?.issues ?? []
  const broken = new Set(issues.map(({ path }) => String(path[0])))
  const usable = Object.fromEntries(given.filter(([name]) => !broken.has(name)))
  const raw = schema.parse(broken.has('DATABASE_URL') ? { ...usable, DATABASE_URL: NO_DATABASE } : usable)
  const refused = productionProblems(raw).filter((problem) => !broken.has(problem.split(':')[0] ?? ''))
  return {
    problems: [...issues.map(({ path, message }) => `${path.join('.')}: ${message}`), ...refused],
    broken,
    env: new Env(raw, root),
  }
}

/**
 * Reads and checks all variables.
 * @param source usually `process.env`
 * @param root the folder that relative paths start from
 * @throws EnvError with every problem at once
 */
export const parseEnv = (source: NodeJS.ProcessEnv, root = process.cwd()): Env => {
  const { problems, env } = inspectEnv(source, root)
  if (problems.length > 0) throw new EnvError(problems.join('\n'))
  return env
}
