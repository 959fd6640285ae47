import { readFileSync } from 'node:fs'

const PAGE_BYTES = 4096

/** Resident memory of a process, MB. */
export const residentMb = (pid) =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES) / 1024 / 1024
