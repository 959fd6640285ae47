import {
  ANALYSIS_SHARES,
  DEFAULT_DELETION_UNDO_HOURS,
  DEFAULT_FREE_SCAN_LIMIT,
  REQUEST_LIMITS,
} from '@gb/domain'
import { z } from 'zod'
import { SERVICE_NAMES } from '../base/service-name.js'
import { parseUrl } from '../base/parse-url.js'
import { SAMPLERS } from '../tracing/span.js'

export const RESTORE_MODES = ['email', 'none'] as const

const whole = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message)
}

const amount = z
  .string()
  .regex(/^\d{1,4}(\.\d{1,6})?$/, 'must be an amount like 0.004')
  .transform(Number)

/** A 1024x768 photo and half a page of answer, at the provider's list prices of the default model in 2026. */
const DEFAULT_AI_CALL_COST_USD = 0.004

const url = (protocols: string[]) =>
  z.string().refine(
    (value) => {
      const parsed = parseUrl(value)
      return parsed !== null && protocols.includes(parsed.protocol)
    },
    `must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  )

const origin = z.string().refine((value) => {
  const parsed = parseUrl(value)
  return parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.origin === value
}, 'must be an origin like https://app.example.com, without a path')

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
)

const services = list.pipe(
  z.array(z.enum(SERVICE_NAMES, `names services out of ${SERVICE_NAMES.join(', ')}`)),
)

/** Headers as OpenTelemetry writes them: `key=value`, commas between, what is special percent-encoded. */
const headers = list
  .pipe(
    z.array(z.string().regex(/^[\w-]+=(?:[!-$&-~]|%[\dA-Fa-f]{2})*$/, 'must be like key=value,other=value')),
  )
  .transform((pairs) =>
    Object.fromEntries(
      pairs.map((pair) => {
        const [name = '', ...value] = pair.split('=')
        return [name, decodeURIComponent(value.join('='))]
      }),
    ),
  )

const share = z
  .string()
  .regex(/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/, 'must be a share from 0 to 1')
  .transform(Number)

/** A JSON object with an address for some of the services. */
const addresses = (example: string, protocols: string[]) =>
  z
    .string()
    .transform((value, context): unknown => {
      try {
        return JSON.parse(value)
      } catch {
        context.addIssue(`must be JSON like ${example}`)
        return z.NEVER
      }
    })
    .pipe(z.partialRecord(z.enum(SERVICE_NAMES), url(protocols)))

const userOf = (address: string): string => new URL(address).username

const logins = addresses('{"billing":"postgres://gb_billing:…@db/gastric_buddy"}', [
  'postgres:',
  'postgresql:',
]).refine(
  (given) => new Set(Object.values(given).map(userOf)).size === Object.keys(given).length,
  'every service needs a login of its own',
)

/** What a production start refuses unless it is allowed by one of these names. */
export const ALLOWED_IN_PRODUCTION = [
  'sample-analyser',
  'test-checkout',
  'file-mail',
  'no-stripe-webhook',
  'http-openai',
  'http-stripe',
  'http-food-facts',
  'smtp-without-tls',
] as const

/** Every variable of the product. The table of docs/configuration.md is held against this by a test. */
export const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: whole(1, 65_535).default(3000),
  DRAIN_SECONDS: whole(0, 60).optional(),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']),
  DATABASE_LOGINS: logins.default({}),
  DATABASE_POOLER: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_REPLICA_URL: url(['postgres:', 'postgresql:']).optional(),
  POOL_SIZE: whole(2, 100).default(16),
  KEYS_FILE: z.string().optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_TIME: z
    .string()
    .regex(/^(([01]\d|2[0-3]):[0-5]\d|off)$/, 'must be a time of the day like 02:30, or off')
    .default('02:30'),
  BACKUP_KEEP: whole(1, 365).default(7),
  WEB_ROOT: z.string().default('.'),
  RELEASE_STORE: z.string().optional(),
  RELEASE_STORE_ENDPOINT: origin.optional(),
  RELEASE_STORE_REGION: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/, 'must be a region like eu-central-1')
    .default('us-east-1'),
  RELEASE_STORE_KEY: z
    .string()
    .regex(/^[^:\s]+:\S+$/, 'must be the id and the secret of a key, with a colon between')
    .optional(),
  OFFLINE_APP: z.enum(['on', 'off']).default('on'),
  PUBLIC_ORIGIN: origin.optional(),
  ALLOWED_ORIGINS: list.pipe(z.array(origin)).default([]),
  OVERRIDE_ORIGINS: list.pipe(z.array(origin)).default([]),
  TRUST_PROXY_HOPS: whole(0, 10).default(0),
  OVERLOAD_PLACES: whole(1, 10_000).optional(),
  OVERLOAD_WAITING: whole(0, 100_000).optional(),
  SERVICES: services.optional(),
  REMOTES: addresses('{"billing":"http://billing:3000"}', ['http:', 'https:']).default({}),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  LOG_FILE: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:']).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.default({}),
  OTEL_SERVICE_NAME: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'must be a name like gastric-buddy')
    .optional(),
  OTEL_TRACES_SAMPLER: z
    .enum(SAMPLERS, `must be one of ${SAMPLERS.join(', ')}`)
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: share.default(1),
  FREE_SCAN_LIMIT: whole(0, 10_000).default(DEFAULT_FREE_SCAN_LIMIT),
  PREMIUM_SCANS_PER_HOUR: whole(1, 10_000).default(30),
  PREMIUM_SCANS_PER_DAY: whole(1, 100_000).default(150),
  AI_CALL_COST_USD: amount.default(DEFAULT_AI_CALL_COST_USD),
  AI_CALLS_PER_DAY: whole(1, 10_000_000).default(5_000),
  NEW_PROFILES_PER_ADDRESS: whole(1, 1_000_000).default(20),
  WRITES_PER_PERSON: whole(1, 10_000_000).default(REQUEST_LIMITS.personWrites),
  WRITES_PER_ADDRESS: whole(1, 10_000_000).default(REQUEST_LIMITS.addressWrites),
  GUEST_WRITES_PER_ADDRESS: whole(1, 10_000_000).default(REQUEST_LIMITS.visitorWrites),
  HEAVY_READS_PER_PERSON: whole(1, 10_000_000).default(REQUEST_LIMITS.heavyReads),
  DELETION_UNDO_HOURS: whole(0, 720).default(DEFAULT_DELETION_UNDO_HOURS),
  RESTORE_CONFIRMATION: z.enum(RESTORE_MODES).optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: url(['http:', 'https:']).optional(),
  OPENAI_MODEL: z.string().default('gpt-4o-mini'),
  OPENAI_TIMEOUT_MS: whole(500, ANALYSIS_SHARES.provider).default(ANALYSIS_SHARES.provider),
  OPEN_FOOD_FACTS_URL: origin.optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: list.default([]),
  STRIPE_API_BASE: url(['http:', 'https:']).optional(),
  STRIPE_PORTAL: z.enum(['on', 'off']).default('off'),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'must be 32 bytes in base64url')
    .optional(),
  VAPID_SUBJECT: url(['https:', 'mailto:']).optional(),
  ALLOW_IN_PRODUCTION: list
    .pipe(z.array(z.enum(ALLOWED_IN_PRODUCTION, `names some of ${ALLOWED_IN_PRODUCTION.join(', ')}`)))
    .default([]),
})

export type RawEnv = z.infer<typeof schema>
