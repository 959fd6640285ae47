export { AccessGuard, bearerToken } from './access/access.guard.js'
export { AuditTrail } from './access/audit-trail.js'
export { CurrentOperator, CurrentUser, MaybeUser } from './access/current-user.js'
export { INTERNAL_HEADER } from './access/internal-token.js'
export { Fresh, Internal, Owner, Premium, Public, Session, Visitor, WhileDeleting } from './access/marks.js'
export { ByToken } from './access/by-token.js'
export { ForHelpers } from './access/for-helpers.js'
export { OperatorOnly, SCOPE_EXTENSION } from './access/operator-mark.js'
export { NotYours, OtherRemotes, ScopeMissing } from './access/errors.js'
export { CONFIRMATION_REFUSAL, CONSENT_REFUSALS, OPERATOR_REFUSALS } from './access/messages.js'
export { dayRuleOf, todayOf } from './access/person-day.js'
export { requireConsents } from './access/require-consents.js'
export { requireFresh } from './access/require-fresh.js'
export { collectRoutes, prefixesOfModule, type RouteRule } from './access/route-rules.js'
export { EntryGone } from './base/entries/errors.js'
export { changedMoment, type EntryMoment, entryMoment, isSameInstant } from './base/entries/entry-moment.js'
export { deletedOnce, existing, storeOnce } from './base/entries/store-once.js'
export { AppError, type AppErrorExtra, type FieldError } from './base/errors/app-error.js'
export { BodyTooLarge, NothingHere, NotSentAsJson, Unreadable } from './base/errors/general.js'
export { InvalidField, InvalidInput } from './base/errors/invalid-field.js'
export { situation } from './base/errors/situation.js'
export { isDatabaseAway, isDiskFull } from './base/errors/database-away.js'
export { errorCode } from './base/errors/error-code.js'
export { errorName } from './base/errors/error-facts.js'
export { exampleOfStatus, exampleProblem } from './base/errors/problem.js'
export { FieldErrorDto, ProblemDto } from './base/errors/problem.dto.js'
export { sendProblem } from './base/errors/send-problem.js'
export { escapeHtml } from './base/escape-html.js'
export { Held } from './base/held.js'
export { SERVICE_NAMES, type ServiceName } from './base/service-name.js'
export { Answer } from './base/shapes/answer.js'
export { Answers, AnswersCreated, refusedAs, Refuses } from './base/shapes/answers.js'
export { named } from './base/shapes/named.js'
export { spelled } from './base/shapes/spelled.js'
export { Bells } from './base/time/bells.js'
export { isOld } from './base/time/is-old.js'
export { requestTimeZone } from './base/time/request-time-zone.js'
export { Rounds } from './base/time/rounds.js'
export { secondsSince } from './base/time/seconds-since.js'
export { isCalendarDay, isInstant } from './base/validation/calendar.js'
export { type Cursor, decodeCursor, encodeCursor, toPage } from './base/validation/cursor.js'
export {
  ChoiceField,
  DayField,
  EntryIdField,
  FlagField,
  InstantField,
  KeptTextField,
  NumberField,
  RecordedAtField,
  TextField,
  VisibleText,
} from './base/validation/fields.js'
export { CountField, IdField, PatternField, ProfileIdField, UserIdField } from './base/validation/ids.js'
export { ListQuery, NextBeforeField } from './base/validation/list.query.js'
export { OwnerId, ProfileId } from './base/validation/owner.dto.js'
export { strictValidationPipe } from './base/validation/strict-validation.pipe.js'
export {
  BILLING_NOTICES,
  type BillingNotice,
  type BillingNoticeKind,
  BillingNoticesPort,
} from './contracts/billing-notices.port.js'
export { CONSENT_STATES, type ConsentState, type ConsentStates } from './contracts/consent-states.js'
export { FoodDaysPort } from './contracts/food-days.port.js'
export { type FoodFacts, FoodTablePort } from './contracts/food-table.port.js'
export {
  ContentHomePort,
  FoodHomePort,
  HOME_PARTS,
  type HomePart,
  type HomePort,
  type HomeTexts,
  ProfileHomePort,
  TrackingHomePort,
} from './contracts/home.port.js'
export { type LoggedDay, LoggedDaysPort } from './contracts/logged-days.port.js'
export { NoticePort } from './contracts/notice.port.js'
export {
  BillingWorkPort,
  type FailedWork,
  TrackingWorkPort,
  WORK_KINDS,
  type WorkDrop,
  type WorkKind,
  type WorkRetry,
  type WorkState,
} from './contracts/waiting-work.port.js'
export {
  isReason,
  type Operator,
  OPERATOR_SCOPES,
  OperatorPort,
  type OperatorScope,
  type OperatorUse,
  REASON_LENGTH,
  THE_PRODUCT,
} from './contracts/operator.port.js'
export {
  type BatchOutcome,
  type ImportQuestion,
  BillingDataPort,
  ContentDataPort,
  FoodDataPort,
  type JsonValue,
  type PersonalBatch,
  PersonalDataPort,
  type PersonalPage,
  type PersonalPlace,
  type PersonalRow,
  type Recipient,
  TrackingDataPort,
} from './contracts/personal-data.port.js'
export { PolicyPort, type PolicyVersion, type PolicyVersions } from './contracts/policy.port.js'
export { PremiumPort, type PremiumStatus } from './contracts/premium.port.js'
export { type PersonStanding, ProfilePort } from './contracts/profile.port.js'
export {
  type Freshness,
  type HeldSession,
  type Helping,
  type PersonFacts,
  SessionPort,
  type SessionUser,
} from './contracts/session.port.js'
export { type ProfileWeight, WeightEventsPort } from './contracts/weight-events.port.js'
export { FieldCipher, sealOf } from './crypto/field-cipher.js'
export type { FieldPlace } from './crypto/field-place.js'
export type { Hashing } from './crypto/hashing.js'
export { keyFileProblem } from './crypto/key-file.js'
export { Keys, loadKeys } from './crypto/keys.js'
export { type SealedColumn, sealedOf, sealedOfEntry, wordOf } from './crypto/sealed-column.js'
export { databaseProblem } from './database/connection/database-problem.js'
export type { JobIds, JobKind } from './database/jobs/job-kind.js'
export { type FailedJob, JobList, type JobState } from './database/jobs/job-list.js'
export { Jobs } from './database/jobs/jobs.js'
export { jobsSchemaOf } from './database/jobs/jobs-schema.js'
export { IdempotencyStore } from './database/kit-tables/idempotency.store.js'
export { createKitTables, dropKitTables } from './database/kit-tables/kit-tables.js'
export { Throttle, type ThrottleRule } from './database/kit-tables/throttle.js'
export { afterTwin, claimOfTwin } from './database/kit-tables/twin.js'
export { NUMERIC } from './database/rows/columns.js'
export { roleOf, type ServiceDatabase, type ServiceSchema } from './database/service-database.js'
export { appliedMigrations, rowCounts, unknownMigrations } from './database/setup/database-facts.js'
export { migrate, ownerDataSource, undoMigrations, withOwnerClient } from './database/setup/migrate.js'
export { closeToOthers, openToAll } from './database/setup/own-rows.js'
export { prepareDatabases } from './database/setup/prepare-databases.js'
export { loginOf, type ServiceLogin, sharedLoginOf } from './database/setup/service-login.js'
export { AskedTogether } from './database/sql/asked-together.js'
export { mayBeLate } from './database/sql/late.js'
export { forEveryone, forPerson, ofEveryone } from './database/sql/person-scope.js'
export {
  Sql,
  statement,
  type Statement,
  statementForEveryone,
  statementForPerson,
} from './database/sql/sql.js'
export { EnvError } from './env/env-error.js'
export { Env } from './env/env.js'
export type { ReleaseObjects } from './env/release-objects.js'
export { inspectEnv, parseEnv } from './env/read-env.js'
export { counted, countedFetch, outcomeOfError, outcomeOfStatus } from './figures/outgoing.js'
export { createAdapter, createLogger } from './http/adapter.js'
export { BodyLimit, SignedBody } from './http/body/body-limit.js'
export { BodyNotAnObject, BodyNotJson, BodyTooDeep, BodyUnstorable } from './http/body/errors.js'
export { BodyStream, IncomingBody, StreamedBody } from './http/body/streamed-body.js'
export { CookieNames } from './http/cookie-names.js'
export { listenOptions } from './http/door/listeners.js'
export { BadIdempotencyKey } from './http/errors.js'
export { Idempotent } from './http/idempotent.js'
export { nestLogger } from './http/log/nest-logger.js'
export { networkOf, siteOf } from './http/network.js'
export { type PublicAnswer, publicAnswer, PublicCache, publicJson } from './http/public-cache.js'
export { passedTrace, REQUEST_HEADER } from './http/request-trace.js'
export { routedPath } from './http/routed-path.js'
export { asFileOfPage, DECODER_WORKER_POLICY, pagePolicy, securityHeaders } from './http/security-headers.js'
export { acceptKeys, keyChecksIn, openKeys, proveKeys } from './keyring/key-admission.js'
export { KeyRefusal } from './keyring/key-refusal.js'
export { type ColumnVersions, KeyRotation } from './keyring/key-rotation.js'
export { sealedColumnsOf } from './keyring/sealed-columns.js'
export { createMailer } from './mail/create-mailer.js'
export { type Mail, Mailer } from './mail/mailer.js'
export { Readiness, type ReadinessCheck } from './operation/health/readiness.js'
export { type Figure, Metrics } from './operation/metrics/metrics.js'
export { addWorkFigures } from './operation/metrics/work-figures.js'
export * from './personal-data/index.js'
export { homeTexts } from './ports/home-texts.js'
export { localPort } from './ports/local-port.js'
export { CannotBeReached } from './ports/errors.js'
export { type PortEntry, type PortOf, PORTS } from './ports/port-list.js'
export { DatabaseModule } from './database.module.js'
export { EnvModule } from './env.module.js'
export { KitModule } from './kit.module.js'
export type { ServiceDefinition } from './service-definition.js'
