import { resolve } from 'node:path'
import type { Environment, RequestLimits } from '@gb/domain'
import { type ReleaseObjects, releaseObjectsOf } from './release-objects.js'
import type { RawEnv } from './schema.js'
import { tracesTargetOf } from './traces-target.js'
import { SERVICE_NAMES, type ServiceName } from '../base/service-name.js'

/** The environment, parsed once at start. Nobody else reads `process.env`. */
export class Env {
  constructor(
    private readonly raw: RawEnv,
    private readonly root: string,
  ) {}

  get production(): boolean {
    return this.environment === 'production'
  }
  /** Where this process runs: flags of remotes have a default for each. */
  get environment(): Environment {
    return this.raw.NODE_ENV
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
  /** Where traces are told; null where they are not. */
  get traces(): ReturnType<typeof tracesTargetOf> {
    return tracesTargetOf(this.raw, this.services)
  }
  /** A pooler in front of the database, which lends connections by transaction; services connect to it, the owner does not. */
  get databasePooler(): string | undefined {
    return this.raw.DATABASE_POOLER
  }
  /** A copy that follows the database, for reads that may be a second old. */
  get databaseReplica(): string | undefined {
    return this.raw.DATABASE_REPLICA_URL
  }
  /** Connections that this process opens at most for one login. */
  get poolSize(): number {
    return this.raw.POOL_SIZE
  }
  /** Whether several services of this process use the same connections: those whose login no operator made. */
  get sharesConnections(): boolean {
    return this.services.filter((service) => this.databaseLogins[service] === undefined).length > 1
  }
  /** Connections that one service has at most at a time, so that one whose tables are locked leaves some to the others. */
  get connectionsPerService(): number {
    return this.sharesConnections ? Math.max(2, Math.ceil(this.poolSize / 2)) : this.poolSize
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
  /** Origins that builds of remotes may come from in place of those in force, besides one's own machine; unused in production. */
  get overrideOrigins(): string[] {
    return this.raw.OVERRIDE_ORIGINS
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
  /** The OpenAI-speaking server, or null for the sample analyzer. */
  get openai(): { apiKey: string; baseUrl: string | undefined; model: string; timeoutMs: number } | null {
    const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = this.raw
    return apiKey ? { apiKey, baseUrl, model, timeoutMs: this.raw.OPENAI_TIMEOUT_MS } : null
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
  /** The folder of published releases, shared by all that serve pages; with `releaseObjects` this machine's own copies. */
  get releaseStore(): string {
    const { RELEASE_STORE: folder } = this.raw
    return folder && !this.releaseObjects
      ? resolve(this.root, folder)
      : resolve(this.dataDir, 'release-store')
  }
  /** Whether what this server was shipped with is kept for the next one and for other replicas; not each build of a clone. */
  get keepsShipped(): boolean {
    return this.raw.RELEASE_STORE !== undefined || this.environment === 'production'
  }
  /** Where published releases are kept as objects; null where they are kept in a folder. */
  get releaseObjects(): ReleaseObjects | null {
    return releaseObjectsOf(this.raw)
  }
  get webRoot(): string {
    return resolve(this.root, this.raw.WEB_ROOT)
  }
}
