/** A free person's counter on the wire. */
export const STATUS = { scans_used: 1, total_limit: 3, scans_remaining: 2, is_premium: false }

/** A rated plate on the wire. */
export const ANALYSIS = {
  food_items: [
    {
      item_id: 1,
      food_id: 'chicken-breast',
      figures: 'table',
      typed: [],
      name: 'Grilled chicken breast',
      grams: 85,
      calories: 140.3,
      protein_g: 26.4,
      carbs_g: 0,
      fat_g: 3,
      fiber_g: 0,
      sugar_g: 0,
    },
    {
      item_id: 2,
      food_id: null,
      figures: 'model',
      typed: [],
      name: 'Cooked broccoli',
      grams: 60,
      calories: 21,
      protein_g: 1.4,
      carbs_g: 4.3,
      fat_g: 0.2,
      fiber_g: 2,
      sugar_g: 0.8,
    },
  ],
  total_calories: 238.4,
  protein_g: 27.8,
  carbs_g: 14.3,
  fat_g: 3.2,
  fiber_g: 2,
  sugar_g: 0.8,
  gastric_sleeve_rating: 'good',
  rating_reasons: ['17.2 g protein per 100 kcal', 'tough meat: Good is the highest rating'],
  recommendations: ['Eat the protein first.', 'Stop at the first sign of fullness.'],
  meal_timing_note: 'Wait 30 minutes before drinking.',
  source: 'ai',
  assumptions: ['Portions are guessed from the photo.'],
  eaten_percent: 100,
  felt: [],
}

/** The answer to a plate. */
export const answer = (analysis: object | null = ANALYSIS, rest: object = {}) => ({
  entry_id: analysis === null ? null : '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a',
  analysis,
  ...STATUS,
  scans_used: 2,
  scans_remaining: 1,
  ...rest,
})

/** A refusal as the server words it. */
export const problem = (status: number, error: string, message: string, rest: object = {}) =>
  Response.json({ error, message, ...rest }, { status })

/** A logged meal on the wire, as a correction answers it. */
export const ENTRY = {
  ...ANALYSIS,
  entry_id: '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a',
  date: '2026-11-20',
  recorded_at: '2026-11-20T12:30:00.000Z',
  meal_type: 'lunch',
  revision: 0,
}

/** A food of the food table on the wire. */
export const FOOD = {
  food_id: 'cottage-cheese',
  name: 'Cottage cheese',
  calories: 72,
  protein_g: 12.4,
  carbs_g: 2.7,
  fat_g: 1,
  fiber_g: 0,
  sugar_g: 2.7,
  portions: [{ name: 'cup', grams: 226 }],
  earliest_phase: 'pureed',
}

interface Call {
  readonly path: string
  readonly query: string
  readonly body: unknown
}
type Route = (call: Call) => object | Response

type Reply = () => Response | Promise<Response>

/** Speaks for the server: the counter, and one reply after the other to the analyses. It keeps what was sent. */
export class ScanServer {
  readonly analyses: { key: string | null; body: Record<string, unknown>; signal: AbortSignal }[] = []
  status: object | Promise<object> = STATUS
  statusReads = 0
  /** Everything but the scan, by "METHOD /path"; a path ends in * where the rest does not matter. */
  readonly routes: Record<string, Route> = {
    'GET /api/usual-portions/*': () => ({ portions: [] }),
    'GET /api/food-days/*': () => ({ days: [], next_before: null }),
    'GET /api/favourite-meals/*': () => ({ favourites: [] }),
    'GET /api/food-feelings/*': () => ({ well: [], hard: [] }),
    'GET /api/foods': () => ({ foods: [FOOD] }),
    'GET /api/foods/*': ({ path }) => ({ ...FOOD, food_id: path.split('/').at(-1) ?? '' }),
  }
  readonly calls: (Call & { readonly route: string })[] = []
  private readonly replies: Reply[] = []

  next(...replies: Reply[]): this {
    this.replies.push(...replies)
    return this
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/api/daily-scan-status/')) {
      this.statusReads += 1
      return Response.json(await this.status)
    }
    if (pathname !== '/api/analyze-food') return this.other(request)
    const key = request.headers.get('Idempotency-Key')
    this.analyses.push({ key, body: await request.json(), signal: request.signal })
    const reply = this.replies.shift()
    if (reply === undefined) throw new Error('The test has no reply to this analysis.')
    return reply()
  }

  /** What was sent to a route. */
  sent(route: string): unknown[] {
    return this.calls.filter((call) => call.route === route).map(({ body }) => body)
  }

  private async other(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const line = `${request.method} ${pathname}`
    // The longest that fits, as a router has it.
    const [route] = Object.keys(this.routes)
      .filter((name) => (name.endsWith('*') ? line.startsWith(name.slice(0, -1)) : line === name))
      .toSorted((a, b) => b.length - a.length)
    const handle = route === undefined ? undefined : this.routes[route]
    if (route === undefined || handle === undefined)
      return problem(404, 'not_found', `No ${line} in this test.`)
    const text = await request.text()
    const call: Call = { path: pathname, query: search, body: text === '' ? null : JSON.parse(text) }
    this.calls.push({ ...call, route })
    const reply = handle(call)
    return reply instanceof Response ? reply : Response.json(reply)
  }
}
