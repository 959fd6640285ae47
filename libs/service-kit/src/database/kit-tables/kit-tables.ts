/** Tables that every service keeps for the kit; each service's first migration runs this SQL in its own schema. */
export const createKitTables = (schema: string): string[] => [
  `CREATE TABLE ${schema}.idempotency_key (
     owner text NOT NULL,
     key text NOT NULL CHECK (char_length(key) BETWEEN 1 AND 255),
     request_hash bytea NOT NULL,
     status smallint,
     response bytea,
     created_at timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (owner, key)
   )`,
  `CREATE INDEX idempotency_key_age ON ${schema}.idempotency_key (created_at)`,
  `CREATE TABLE ${schema}.throttle (
     bucket text NOT NULL,
     window_start timestamptz NOT NULL,
     hits integer NOT NULL CHECK (hits > 0),
     PRIMARY KEY (bucket, window_start)
   )`,
]

/** The reverse of `createKitTables`. */
export const dropKitTables = (schema: string): string[] => [
  `DROP TABLE ${schema}.throttle`,
  `DROP TABLE ${schema}.idempotency_key`,
]
