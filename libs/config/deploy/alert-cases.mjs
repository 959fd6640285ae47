const REQUESTS = 'http_request_duration_seconds_count'
const BUCKETS = 'http_request_duration_seconds_bucket'
const CALLS = 'outgoing_call_duration_seconds_count'
const REPORTS = 'remote_reports_total'

/** Stands at a value for so long. */
const at = (value) => `${value}x90`
/** Counts on by so much each minute. */
const by = (step) => `0+${step}x90`

/** Enough of everything else that a fault of one kind is not one of all. */
const REST = { [`${REQUESTS}{method="GET",route="/api/tips",status="200"}`]: by(1000) }
const one = (series, value) => ({ [series]: at(value) })

const slow = (route) => ({
  [`${BUCKETS}{route="${route}",le="0.5"}`]: by(50),
  [`${BUCKETS}{route="${route}",le="1"}`]: by(90),
  [`${BUCKETS}{route="${route}",le="2.5"}`]: by(100),
  [`${BUCKETS}{route="${route}",le="+Inf"}`]: by(100),
})
const answers = (good, bad) => ({
  [`${REQUESTS}{method="GET",route="/api/tips",status="200"}`]: by(good),
  [`${REQUESTS}{method="GET",route="/api/tips",status="500"}`]: by(bad),
})
const writes = (good, bad, status = '503') => ({
  ...REST,
  [`${REQUESTS}{method="POST",route="/api/fluid-entry",status="201"}`]: by(good),
  [`${REQUESTS}{method="POST",route="/api/fluid-entry",status="${status}"}`]: by(bad),
})
const signIns = (good, bad) => ({
  ...REST,
  [`${REQUESTS}{method="GET",route="/api/restore",status="200"}`]: by(good),
  [`${REQUESTS}{method="GET",route="/api/restore",status="500"}`]: by(bad),
})
const calls = (to, outcomes) =>
  Object.fromEntries(
    Object.entries(outcomes).map(([outcome, step]) => [
      `${CALLS}{to="${to}",outcome="${outcome}"}`,
      by(step),
    ]),
  )
const loads = (good, bad) => ({
  [`${REPORTS}{remote="mfe-scan",version="1.0.0",report="loaded"}`]: by(good),
  [`${REPORTS}{remote="mfe-scan",version="1.0.0",report="failed"}`]: by(bad),
})

/**
 * What each alert is for, as figures that Prometheus would read: `wakes` lets it fire, and it alone; with `calm`, as near to
 * it as can be, nothing fires. Each stands for an hour and a half; it is looked at after 80 minutes.
 * @type {Record<string, {wakes: Record<string, string>[], calm: Record<string, string>[]}>}
 */
export const ALERT_CASES = {
  ProcessAway: {
    wakes: [one('up{job="gastric-buddy",instance="a"}', 0)],
    calm: [one('up{job="gastric-buddy",instance="a"}', 1), one('up{job="other",instance="a"}', 0)],
  },
  AnswersLate: { wakes: [slow('/api/tips')], calm: [slow('/api/import'), slow('/api/operator/audit')] },
  AnswersFail: { wakes: [answers(97, 3)], calm: [answers(98, 2)] },
  WritesRefused: {
    wakes: [writes(94, 6), writes(94, 6, '507')],
    calm: [writes(95, 5), writes(50, 50, '409')],
  },
  SignInsFail: { wakes: [signIns(94, 6)], calm: [signIns(95, 5)] },
  CodesGuessed: {
    wakes: [{ [`${REQUESTS}{method="GET",route="/api/profile-by-code/{code}",status="404"}`]: by(6) }],
    calm: [{ [`${REQUESTS}{method="GET",route="/api/profile-by-code/{code}",status="404"}`]: by(4) }],
  },
  ScansFail: {
    wakes: [calls('analyzer', { answered: 7, failed: 1, timeout: 1, refused: 1 })],
    calm: [
      calls('analyzer', { answered: 8, failed: 2 }),
      // Who gives up waiting says nothing about the answer.
      calls('analyzer', { answered: 9, failed: 1, given_up: 90 }),
    ],
  },
  ScansRunOut: {
    wakes: [{ ai_calls_today: at(81), ai_calls_per_day: at(100) }],
    calm: [{ ai_calls_today: at(80), ai_calls_per_day: at(100) }],
  },
  PaymentsStuck: {
    wakes: [
      one('outbox_lag_seconds{kind="payment_event"}', 901),
      calls('payment', { answered: 7, timeout: 3 }),
    ],
    calm: [
      one('outbox_lag_seconds{kind="billing_notice"}', 900),
      calls('payment', { answered: 8, failed: 2 }),
    ],
  },
  WorkStuck: {
    wakes: [one('outbox_lag_seconds{kind="mail"}', 601), one('outbox_lag_seconds{kind="erasure"}', 3601)],
    calm: [one('outbox_lag_seconds{kind="mail"}', 600), one('outbox_lag_seconds{kind="weight"}', 3600)],
  },
  RemotesFail: {
    wakes: [loads(9, 1)],
    calm: [loads(96, 4), loads(0.25, 0.25)],
  },
  CheckInUrgent: {
    wakes: [
      one('check_ins_urgent{state="open"}', 1),
      // Taken an hour ago, and not answered.
      { 'check_ins_urgent{state="taken"}': at(1), check_ins_urgent_lag_seconds: at(3601) },
      { 'metrics_read_failures_total{name="check_ins_urgent"}': by(1) },
    ],
    calm: [
      {
        'check_ins_urgent{state="open"}': at(0),
        'check_ins_urgent{state="taken"}': at(1),
        check_ins_urgent_lag_seconds: at(3600),
        'metrics_read_failures_total{name="check_ins_urgent"}': at(3),
        'metrics_read_failures_total{name="ai_calls_today"}': by(1),
      },
    ],
  },
  CheckInsOverdue: {
    wakes: [one('check_ins_overdue', 1)],
    calm: [{ check_ins_overdue: at(0), check_ins_waiting: at(99) }],
  },
  DatabaseAway: {
    wakes: [
      {
        'health_check_ready{check="database tracking",instance="a"}': at(0),
        'health_check_ready{check="database tracking",instance="b"}': at(1),
      },
    ],
    calm: [one('health_check_ready{check="database tracking"}', 1)],
  },
  ReplicaLate: {
    wakes: [one('health_check_ready{check="replica tracking"}', 0)],
    // One look in ten finds it late.
    calm: [
      { 'health_check_ready{check="replica tracking"}': '1x9 0 1x9 0 1x9 0 1x9 0 1x9 0 1x9 0 1x9 0 1x9' },
    ],
  },
  ProcessFull: {
    wakes: [
      { 'nodejs_eventloop_active_seconds_total{instance="a"}': by(57) },
      {
        'nodejs_eventloop_active_seconds_total{instance="a"}': by(6),
        'database_connection_wait_seconds_count{instance="a",outcome="none"}': by(1),
      },
    ],
    calm: [
      {
        'nodejs_eventloop_active_seconds_total{instance="a"}': by(50),
        'database_connection_wait_seconds_count{instance="a",outcome="none"}': at(9),
      },
    ],
  },
  BackupOld: {
    wakes: [
      one('backup_age_seconds', 93_601),
      one('backup_failed', 1),
      one('wal_archive_lag_seconds', 301),
      one('wal_archive_lost', 1),
    ],
    calm: [
      {
        backup_age_seconds: at(93_600),
        backup_failed: at(0),
        wal_archive_lag_seconds: at(300),
        wal_archive_lost: at(0),
      },
    ],
  },
  DiskNearlyFull: {
    wakes: [
      {
        'data_disk_free_bytes{instance="a"}': at(9),
        'data_disk_size_bytes{instance="a"}': at(100),
        'data_disk_free_bytes{instance="b"}': at(90),
        'data_disk_size_bytes{instance="b"}': at(100),
      },
    ],
    calm: [{ 'data_disk_free_bytes{instance="a"}': at(10), 'data_disk_size_bytes{instance="a"}': at(100) }],
  },
  CanaryPaused: {
    wakes: [one('release_rollouts{state="canary_paused"}', 1)],
    calm: [{ 'release_rollouts{state="canary_paused"}': at(0), 'release_rollouts{state="canary"}': at(1) }],
  },
  AuditBroken: { wakes: [one('operator_audit_holds', 0)], calm: [one('operator_audit_holds', 1)] },
}
