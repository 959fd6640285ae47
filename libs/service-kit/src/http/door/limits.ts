import type { Urgency } from './urgency.js'

/** How much one process takes on at once; beyond that it says no at once, and what it began stays quick. */
export interface OverloadLimits {
  /** Requests that are worked on at once. */
  places: number
  /** Share of the places that each kind may fill, so that the more urgent ones always find some. */
  shares: Readonly<Record<Urgency, number>>
  /** Requests of one kind that may wait for a place: what comes together on a usual day, on a slow machine too. */
  waiting: number
  /** Longest wait of these, ms. */
  waitMs: number
  /** Bodies of up to `smallBody` bytes that may be on their way at once. */
  smallBodies: number
  smallBody: number
  /** Bytes of larger bodies that may be on their way at once. */
  largeBodyBytes: number
}

/**
 * The defaults. A few dozen places: more serve nobody faster, because a process has one thread and a service eight
 * connections. The line is as long as what is served within the wait, also on a slow machine: whoever joins it is served,
 * and whoever would not be is refused at once, before the body is read.
 * `OVERLOAD_PLACES` and `OVERLOAD_WAITING` set the first and the third.
 */
export const OVERLOAD: OverloadLimits = {
  places: 48,
  shares: { vital: 1, write: 0.85, read: 0.7, heavy: 0.35 },
  waiting: 200,
  waitMs: 1200,
  smallBodies: 4096,
  smallBody: 64 * 1024,
  largeBodyBytes: 128 * 1024 * 1024,
}

/** A process that passes requests on holds them while another one works, which costs it nothing: places times this. */
export const PASSING_ON = 8

/** Those who have waited too long are refused in groups, so that they do not come back all at once. */
export const SENT_AWAY_TOGETHER = 200
export const BETWEEN_GROUPS_MS = 5

/** Seconds after which a refused caller is asked to come again; spread, so that not all come at once. */
export const COME_AGAIN_SECONDS = [1, 2, 3] as const

/**
 * Sockets that listen at each address. In one turn of its loop Node takes one new connection from each, and reads from
 * all that it has: with one socket, a thousand busy callers keep every newcomer waiting for seconds. Only Linux shares
 * the connections of an address out among its sockets.
 */
export const LISTENERS = process.platform === 'linux' ? 16 : 1

/** What becomes of a connection whose caller is answered while most of a body is still to come. */
export const PARTING = {
  /** A body of so many bytes is read to its end instead, and the connection kept. */
  keptUpTo: OVERLOAD.smallBody,
  /** After so long without anything being read the connection is over; by then the answer has long been there. */
  lingerMs: 2_000,
  /** Bytes of such bodies that are read all the same: one of the largest files, and then so many a second. */
  bytes: 18 * 1024 * 1024,
  bytesPerSecond: 4 * 1024 * 1024,
  /** Connections that may be ending so at once; the oldest makes room for the next. */
  connections: 512,
} as const

/** What a server says of a connection and never of one request. */
export const CONNECTIONS = {
  /** Connections that may wait to be accepted; the usual 511 lose those of a rush for a second and more. */
  backlog: 4096,
  /** Of one listener. Further ones are closed without an answer: the memory of a connection is bounded too. */
  most: Math.ceil(12_000 / LISTENERS),
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  idleTimeoutMs: 60_000,
  keepAliveTimeoutMs: 65_000,
  checkingIntervalMs: 2_000,
} as const
