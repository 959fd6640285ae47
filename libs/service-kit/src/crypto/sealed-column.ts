import type { FieldPlace } from './field-place.js'
import type { Hashing } from './hashing.js'

/** The key of one row as text, by column. */
export type RowKey = Record<string, string>

/**
 * A column whose values are sealed. Every one is listed in its service's `ServiceDatabase.sealed`: what is not listed is
 * left behind by a rotation and unreadable once the old key is retired. A test compares the list with the tables.
 */
export interface SealedColumn {
  table: string
  column: string
  /** Columns of the primary key. */
  key: readonly [string, ...string[]]
  /** Where the value of a row was sealed for; the very function that seals it. */
  place: (key: RowKey) => FieldPlace
  /** The column beside it that finds the value by a keyed hash, and how that is made. */
  lookup?: LookupColumn
}

/** A column of keyed hashes. */
export interface LookupColumn {
  column: string
  hash: (keys: Hashing, value: string) => Buffer
}

/** A word of a key that must be there. */
export const wordOf = (key: RowKey, column: string): string => {
  const word = key[column]
  if (word === undefined) throw new Error(`the key has no ${column}`)
  return word
}

/**
 * A sealed column of a table whose key is (user_id, entry_id).
 * @param place where the value was sealed for, from the person and the entry
 */
export const sealedOfEntry = (
  table: string,
  column: string,
  place: (userId: string, entryId: string) => FieldPlace,
): SealedColumn => ({
  table,
  column,
  key: ['user_id', 'entry_id'],
  place: (key) => place(wordOf(key, 'user_id'), wordOf(key, 'entry_id')),
})

/**
 * A sealed column bound to one word of the table's key.
 * @param key the table's primary key; the first column is what `place` gets
 */
export const sealedOf = (
  table: string,
  column: string,
  key: SealedColumn['key'],
  place: (owner: string) => FieldPlace,
  lookup?: LookupColumn,
): SealedColumn => ({
  table,
  column,
  key,
  place: (row) => place(wordOf(row, key[0])),
  ...(lookup ? { lookup } : {}),
})
