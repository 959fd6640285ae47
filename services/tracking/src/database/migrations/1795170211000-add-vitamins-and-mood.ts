import type { MigrationInterface, QueryRunner } from 'typeorm'

// Written out and not taken from the domain: a merged migration must not change when a limit does.
const common = (table: string): string => `
  user_id uuid NOT NULL,
  entry_id uuid NOT NULL,
  recorded_at timestamptz NOT NULL,
  time_zone text NOT NULL CONSTRAINT ${table}_zone CHECK (char_length(time_zone) BETWEEN 1 AND 64),
  local_date date NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz`

const UP = [
  `CREATE TABLE tracking.vitamin_entry (${common('vitamin_entry')},
     vitamin_name text CONSTRAINT vitamin_entry_name CHECK (vitamin_name IN
       ('Multivitamin', 'Calcium Citrate', 'Vitamin B12', 'Iron', 'Vitamin D3', 'Other')),
     dosage_mg numeric(10,4) CONSTRAINT vitamin_entry_dosage CHECK (dosage_mg BETWEEN 0.0001 AND 100000),
     dosage_amount numeric(11,4)
       CONSTRAINT vitamin_entry_amount CHECK (dosage_amount BETWEEN 0.0001 AND 1000000),
     dosage_unit text CONSTRAINT vitamin_entry_unit CHECK (dosage_unit IN ('mg', 'mcg', 'IU', 'tablet')),
     time_taken text NOT NULL
       CONSTRAINT vitamin_entry_time CHECK (time_taken IN ('morning', 'afternoon', 'evening')),
     notes bytea,
     CONSTRAINT vitamin_entry_typed CHECK ((dosage_amount IS NULL) = (dosage_unit IS NULL)),
     CONSTRAINT vitamin_entry_wiped CHECK (CASE WHEN deleted_at IS NULL
       THEN num_nulls(vitamin_name, dosage_mg) = 0
       ELSE num_nonnulls(vitamin_name, dosage_mg, dosage_amount, dosage_unit, notes) = 0 END),
     PRIMARY KEY (user_id, entry_id)
   )`,
  `CREATE INDEX vitamin_entry_by_time ON tracking.vitamin_entry (user_id, recorded_at, entry_id)
     WHERE deleted_at IS NULL`,
  `CREATE INDEX vitamin_entry_by_slot
     ON tracking.vitamin_entry (user_id, local_date, time_taken, vitamin_name, entry_id)
     WHERE deleted_at IS NULL`,
  `CREATE TABLE tracking.mood_entry (${common('mood_entry')},
     mood_rating smallint CONSTRAINT mood_entry_rating CHECK (mood_rating BETWEEN 1 AND 10),
     energy_level smallint CONSTRAINT mood_entry_energy CHECK (energy_level BETWEEN 1 AND 10),
     mood_description text CONSTRAINT mood_entry_description CHECK (mood_description IN
       ('happy', 'content', 'hopeful', 'confident', 'grateful', 'neutral', 'tired', 'stressed', 'anxious',
        'frustrated', 'sad', 'overwhelmed')),
     journal_entry bytea,
     gratitude_note bytea,
     challenges bytea,
     victories bytea,
     CONSTRAINT mood_entry_wiped CHECK (CASE WHEN deleted_at IS NULL
       THEN num_nulls(mood_rating, energy_level, mood_description) = 0
       ELSE num_nonnulls(mood_rating, energy_level, mood_description) = 0
        AND num_nonnulls(journal_entry, gratitude_note, challenges, victories) = 0 END),
     PRIMARY KEY (user_id, entry_id)
   )`,
  `CREATE INDEX mood_entry_by_day ON tracking.mood_entry (user_id, local_date, recorded_at, entry_id)
     WHERE deleted_at IS NULL`,
  // With the ratings, so that averages over years come from the index alone.
  `CREATE INDEX mood_entry_by_time
     ON tracking.mood_entry (user_id, recorded_at, entry_id, mood_rating, energy_level)
     WHERE deleted_at IS NULL`,
]

const DOWN = ['DROP TABLE tracking.mood_entry', 'DROP TABLE tracking.vitamin_entry']

/** Vitamins and moods. */
export class AddVitaminsAndMood1795170211000 implements MigrationInterface {
  readonly name = 'AddVitaminsAndMood1795170211000'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
