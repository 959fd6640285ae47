import { type Connection, type FieldDef, type QueryResultRow, types } from 'pg'

/** How the rows of a statement are read; without one the server said that it has none. */
export interface Shape {
  fields: FieldDef[]
  names: string[]
  parsers: ((text: string) => unknown)[]
}

/** Of a statement that answers no rows. */
export const NO_ROWS: Shape = { fields: [], names: [], parsers: [] }

/** What the driver reads by the types of columns; its own declaration says nothing of what it answers. */
const readers: { getTypeParser: (type: number, format: 'text') => Shape['parsers'][number] } = types

/** The shape that the server tells. */
export const shapeOf = (fields: FieldDef[]): Shape => ({
  fields,
  names: fields.map(({ name }) => name),
  parsers: fields.map(({ dataTypeID }) => readers.getTypeParser(dataTypeID, 'text')),
})

/**
 * The shapes that a connection has been told, by the name of the statement. As long as the server knows a statement its shape
 * stays: it refuses one whose tables were changed so that it would be another.
 */
const told = new WeakMap<Connection, Map<string, Shape>>()

/** What a connection knows; to be added to. */
export const shapesOf = (connection: Connection): Map<string, Shape> => {
  const known = told.get(connection) ?? new Map<string, Shape>()
  told.set(connection, known)
  return known
}

/** A row as the server sends it, in the types of its columns. */
export const readRow = ({ names, parsers }: Shape, texts: readonly (string | null)[]): QueryResultRow => {
  const row: QueryResultRow = {}
  for (let index = 0; index < names.length; index++) {
    const text = texts[index] ?? null
    row[names[index] ?? ''] = text === null ? null : parsers[index]?.(text)
  }
  return row
}
