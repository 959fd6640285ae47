// One statement per kind of entry, run by PostgreSQL for some days of everybody at once: $1 days ago down to $2.
// Oldest day first, so that the rows lie on disk as they would have come in over a year, and not person by person.

const pick = (...values) =>
  `(ARRAY[${values.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(', ')}])[1 + floor(random() * ${values.length})::int]`

/** Some minute of an hour of the local day. From 6 on: no clock change comes that late. */
const at = (hour) =>
  `((p.today - d) + make_interval(hours => ${hour}, mins => floor(random() * 60)::int)) AT TIME ZONE p.zone`

const WHEN = 'recorded_at, time_zone, local_date'
const when = (hour) => `${at(hour)}, p.zone, p.today - d`

const DIARIES = `generate_series($1::int, $2::int, -1) AS d
  JOIN seed_person AS p ON d BETWEEN p.last_ago AND p.first_ago`

/** Fast at first, slower toward the goal, and up and down by a pound from day to day. */
const WEIGHT = `greatest(80, least(600, round((p.goal_lbs + (p.start_lbs - p.goal_lbs)
  * exp((d - p.first_ago) / 150.0) + (random() - 0.5) * 2)::numeric, 1)))`

const VITAMINS = `(VALUES ('Vitamin D3', 0.075, 3000, 'IU', 'morning', 8),
  ('Calcium Citrate', 500, 500, 'mg', 'afternoon', 13)) AS v (name, mg, amount, unit, time_taken, hour)`

const MEAL = `jsonb_build_array(jsonb_build_object('name', m.name, 'grams', m.grams, 'calories', m.calories,
  'protein_g', m.protein, 'carbs_g', m.carbs, 'fat_g', m.fat, 'fiber_g', 1.2, 'sugar_g', 1.5,
  'tags', '[]'::jsonb, 'earliest_phase', null, 'is_drink', false))`

const MEALS = `(VALUES (0, 'Grilled chicken', 100, 165, 31, 0, 3.6), (1, 'Cottage cheese', 120, 118, 13, 4.1, 5.2),
  (2, 'Salmon', 90, 187, 19.8, 0, 12.1), (3, 'Lentil soup', 180, 130, 8.4, 18.9, 2.3))
  AS m (turn, name, grams, calories, protein, carbs, fat)`

/** @type {{table: string, perDay: number, insert: string}[]} */
export const KINDS = [
  {
    table: 'tracking.weight_entry',
    perDay: 1,
    insert: `INSERT INTO tracking.weight_entry (user_id, entry_id, weight_lbs, is_initial, ${WHEN})
      SELECT p.user_id, gen_random_uuid(), ${WEIGHT}, d = p.first_ago, ${when(7)} FROM ${DIARIES} ORDER BY d DESC`,
  },
  {
    table: 'tracking.fluid_entry',
    perDay: 3,
    insert: `INSERT INTO tracking.fluid_entry (user_id, entry_id, fluid_type, amount_oz, ${WHEN})
      SELECT p.user_id, gen_random_uuid(), ${pick('water', 'water', 'water', 'tea', 'coffee', 'juice', 'other')},
        ${pick(4, 8, 8, 12, 16.9)}, ${when('h')}
      FROM ${DIARIES} CROSS JOIN (VALUES (9), (14), (18)) AS hours (h) ORDER BY d DESC, h`,
  },
  {
    table: 'tracking.vitamin_entry',
    perDay: 2,
    insert: `INSERT INTO tracking.vitamin_entry
        (user_id, entry_id, vitamin_name, dosage_mg, dosage_amount, dosage_unit, time_taken, ${WHEN})
      SELECT p.user_id, gen_random_uuid(), v.name, v.mg, v.amount, v.unit, v.time_taken, ${when('v.hour')}
      FROM ${DIARIES} CROSS JOIN ${VITAMINS} ORDER BY d DESC, v.hour`,
  },
  {
    table: 'tracking.mood_entry',
    perDay: 1,
    insert: `INSERT INTO tracking.mood_entry
        (user_id, entry_id, mood_rating, energy_level, mood_description, ${WHEN})
      SELECT p.user_id, gen_random_uuid(), 4 + floor(random() * 6)::int, 3 + floor(random() * 7)::int,
        ${pick('happy', 'content', 'hopeful', 'confident', 'grateful', 'neutral', 'tired', 'stressed')}, ${when(20)}
      FROM ${DIARIES} ORDER BY d DESC`,
  },
  {
    table: 'food_analysis.food_entry',
    perDay: 1,
    insert: `INSERT INTO food_analysis.food_entry (user_id, entry_id, meal_type, items, calories, protein_g, carbs_g,
        fat_g, fiber_g, sugar_g, rating_reasons, recommendations, assumptions, source, ${WHEN})
      SELECT p.user_id, gen_random_uuid(), 'lunch', ${MEAL}, m.calories, m.protein, m.carbs, m.fat, 1.2, 1.5,
        '{}', '{}', '{}', 'sample', ${when(12)}
      FROM ${DIARIES} JOIN ${MEALS} ON m.turn = d % 4 ORDER BY d DESC`,
  },
]
