import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ChainLink } from './audit-chain.js'

/** A row of the audit log as it was seen at a moment, noted outside the database. */
export interface AuditAnchor extends ChainLink {
  /** ISO instant. */
  at: string
}

/** What a file of anchors says. */
export interface NotedAnchors {
  /** In the order in which they were noted. */
  anchors: AuditAnchor[]
  /** Lines that are torn, or were not noted by us. */
  unreadable: number
}

const PURPOSE = 'audit-anchor:v1'

const seal = (key: Buffer, seq: number, hash: string, at: string): Buffer =>
  createHmac('sha256', key).update([PURPOSE, seq, hash, at].join('\n')).digest()

/** One line of the file. */
export const anchorLine = (key: Buffer, { seq, hash, at }: AuditAnchor): string => {
  const hex = hash.toString('hex')
  return JSON.stringify({ seq, hash: hex, at, mac: seal(key, seq, hex, at).toString('hex') })
}

const readLine = (key: Buffer, line: string): AuditAnchor | null => {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  const { seq, hash, at, mac } = Object.fromEntries(Object.entries(value))
  if (
    typeof seq !== 'number' ||
    typeof hash !== 'string' ||
    typeof at !== 'string' ||
    typeof mac !== 'string'
  )
    return null
  const given = Buffer.from(mac, 'hex')
  const wanted = seal(key, seq, hash, at)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null
  return { seq, hash: Buffer.from(hash, 'hex'), at }
}

/** Reads a file of anchors. */
export const readAnchors = (key: Buffer, text: string): NotedAnchors => {
  const lines = text.split('\n').filter((line) => line !== '')
  const anchors = lines.flatMap((line) => readLine(key, line) ?? [])
  return { anchors, unreadable: lines.length - anchors.length }
}
