import { randomUUID } from 'node:crypto'

const CONSENT = {
  privacy_policy_accepted: true,
  terms_accepted: true,
  health_data_consent: true,
  ai_analysis_consent: true,
  app_version: '1.0',
}

const cookiesOf = (response) => response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])

const post = (url, path, body, cookies = []) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      Origin: url,
      'Content-Type': 'application/json',
      'X-Time-Zone': 'UTC',
      Cookie: cookies.join('; '),
    },
    body: JSON.stringify(body),
  })

/** A person of the product, made through its own API. */
export const makePerson = async (url, index) => {
  const consent = await post(url, '/api/user-consent', { ...CONSENT, timestamp: new Date().toISOString() })
  if (!consent.ok) throw new Error(await consent.text())
  const profile = {
    name: `Bench ${index}`,
    email: `bench${index}@example.com`,
    age: 40,
    height_feet: 5,
    height_inches: 5,
    current_weight_lbs: 220,
    goal_weight_lbs: 150,
  }
  const created = await post(url, '/api/profile', profile, cookiesOf(consent))
  if (created.status !== 201) throw new Error(await created.text())
  const { user_id: userId } = await created.json()
  return { userId, cookies: cookiesOf(created) }
}

const FOOD_ROWS = `INSERT INTO food_analysis.food_entry
  (user_id, entry_id, recorded_at, time_zone, local_date, meal_type, items, calories, protein_g, carbs_g, fat_g,
   fiber_g, sugar_g, rating_reasons, recommendations, assumptions, source)
  SELECT $1::uuid, gen_random_uuid(), now() - make_interval(days => d), 'UTC', (now() - make_interval(days => d))::date,
    'lunch', '[{"name":"Chicken"}]', 200, 25, 5, 6, 1, 1, '{}', '{}', '{}', 'sample'
  FROM generate_series(0, $2::int - 1) d, generate_series(1, 5)`

/** Five meals a day for the last days of one person. */
export const addMeals = (client, userId, days) => client.query(FOOD_ROWS, [userId, days])

/** Strangers' meals around them, so that the index has something to skip. */
export const addStrangers = async (client, people, days) => {
  for (let i = 0; i < people; i++) await addMeals(client, randomUUID(), days)
}
