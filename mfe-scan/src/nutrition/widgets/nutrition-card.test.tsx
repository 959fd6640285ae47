import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createApiClient, createQueryClient } from '@gb/api-client'
import type { EntryWrite, ShownFood } from '@gb/device'
import { HostProvider, RemoteConfigProvider } from '@gb/mfe-contract'
import { FAKE_USER_ID, fakeConfig, fakeHost } from '@gb/test-kit'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import manifest from '../../../package.json'
import { NutritionCard } from './nutrition-card'
import { ProteinBox } from './protein-box'
import { ShakeButton } from './shake-button'

/** A phone, or a window with the rail. */
const inAWindow = (isWide: boolean) =>
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: isWide } as MediaQueryList)

beforeEach(() => {
  localStorage.clear()
  inAWindow(true)
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

const GOALS = { calories_goal: 1000, protein_goal: 70, carbs_goal: 75, fat_goal: 47, fluid_goal_oz: 64 }
const NO_GOALS = {
  calories_goal: null,
  protein_goal: null,
  carbs_goal: null,
  fat_goal: null,
  fluid_goal_oz: 48,
}
const EATEN = { calories: 643.2, protein: 41.2, carbs: 30, fat: 22.4, fiber: 9, sugar: 12 }
const NOTHING = { calories: 0, protein: 0, carbs: 0, fat: 0, fiber: 0, sugar: 0 }
const TODAY = new Intl.DateTimeFormat('sv-SE').format(new Date())
/** A meal of today that brings these figures. */
const meal = (figures: typeof EATEN, entry_id = 'e1') => ({
  entry_id,
  date: TODAY,
  recorded_at: new Date().toISOString(),
  meal_type: 'lunch',
  revision: 0,
  eaten_percent: 100,
  felt: [],
  food_items: [
    {
      item_id: 1,
      food_id: null,
      name: 'a plate',
      grams: 180,
      figures: 'ai',
      typed: [],
      calories: figures.calories,
      protein_g: figures.protein,
      carbs_g: figures.carbs,
      fat_g: figures.fat,
      fiber_g: figures.fiber,
      sugar_g: figures.sugar,
    },
  ],
  total_calories: figures.calories,
  protein_g: figures.protein,
  carbs_g: figures.carbs,
  fat_g: figures.fat,
  fiber_g: figures.fiber,
  sugar_g: figures.sugar,
  gastric_sleeve_rating: 'good',
  rating_reasons: [],
  recommendations: [],
  meal_timing_note: '',
  source: 'ai',
  assumptions: [],
})
interface Changes {
  phase?: string | null
  goals?: object
  consumed?: typeof EATEN
  meals_logged?: number
}
const day = ({ consumed = EATEN, meals_logged = 1, ...changes }: Changes = {}) => ({
  date: TODAY,
  phase: 'soft',
  consumed,
  goals: GOALS,
  meals_logged,
  entries: meals_logged === 0 ? [] : [meal(consumed)],
  ...changes,
})

const SHOWN: ShownFood = {
  item_id: 1,
  food_id: 'egg',
  name: 'Egg',
  grams: 50,
  figures: 'table',
  typed: [],
  calories: 72,
  protein_g: 6,
  carbs_g: 0,
  fat_g: 5,
  fiber_g: 0,
  sugar_g: 0,
}
const newMeal = (entryId: string, food: ShownFood): EntryWrite => ({
  kind: 'food',
  action: 'create',
  entryId,
  values: {
    meal_type: 'lunch',
    recorded_at: new Date().toISOString(),
    items: [{ food_id: 'egg', grams: 50 }],
    shown: [food],
  },
})

function renderCard(
  reply: (request: Request) => Response | Promise<Response>,
  userId: string | null = FAKE_USER_ID,
  isYesterday = false,
  concerns: readonly { urgency: string }[] = [],
) {
  const requests: string[] = []
  const fetch = async (request: Request) => {
    if (request.url.includes('/api/concerns/')) return Response.json({ concerns })
    requests.push(request.url)
    return reply(request)
  }
  const host = fakeHost(createApiClient({ baseUrl: 'http://localhost', fetch }), { session: { userId } })
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <HostProvider host={host}>
        <RemoteConfigProvider config={fakeConfig(manifest)}>
          <ProteinBox isYesterday={isYesterday} />
          <ShakeButton />
          <NutritionCard />
        </RemoteConfigProvider>
      </HostProvider>
    </QueryClientProvider>,
  )
  return { ...view, calls: host.calls, outbox: host.outbox, requests }
}

const contains = (text: string) => waitFor(() => expect(document.body.textContent).toContain(text))

const shown = async (changes: Changes = {}) => {
  const card = renderCard(() => Response.json(day(changes)))
  await screen.findByText(/Goals for/)
  return { ...card, text: card.container.textContent }
}

describe(NutritionCard.name, () => {
  it('draws nothing for a visitor without a profile', () => {
    const { container, requests } = renderCard(() => Response.json(day()), null)
    expect(container.textContent).toBe('')
    expect(requests).toEqual([])
  })

  const fold = () => document.querySelector('details')
  const headSays = (words: string) =>
    waitFor(() => expect(fold()?.querySelector('summary')?.textContent).toBe(words))
  const onAPhone = (changes: Changes = {}) => {
    inAWindow(false)
    return renderCard(() => Response.json(day(changes)))
  }

  it('rests as one line on a phone, open where there is room, and stays as it was left', async () => {
    onAPhone()
    await headSays("Today's nutrition645 of 1,000 kcal")
    expect(fold()?.open).toBe(false)
    expect(screen.queryByText('Carbs')).toBeNull()
    await userEvent.click(screen.getByRole('heading', { name: "Today's nutrition" }))
    await screen.findByText('Carbs')
    await headSays("Today's nutrition")
    cleanup()
    onAPhone()
    await screen.findByText('Carbs')
    cleanup()
    localStorage.clear()
    inAWindow(true)
    await shown()
    expect(fold()?.open).toBe(true)
  })

  it.each([
    ['nothing is logged', { consumed: NOTHING, meals_logged: 0 }, 'Nothing logged yet'],
    ['there are only sips', { phase: 'clear', goals: NO_GOALS, meals_logged: 0 }, 'No food goals right now'],
    ['energy has no goal', { goals: { ...NO_GOALS, protein_goal: 60 } }, 'about 645 kcal'],
  ])('says in its line that %s', async (_, changes, line) => {
    onAPhone(changes)
    await headSays(`Today's nutrition${line}`)
  })

  it('says in its line that it failed, and tries again when it is opened', async () => {
    inAWindow(false)
    renderCard(() => Response.json({ error: 'invalid_input', message: 'x' }, { status: 400 }))
    expect((await screen.findByRole('alert')).textContent).toBe('Did not load. Your log is safe.')
    await userEvent.click(screen.getByText("Today's nutrition"))
    expect(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' })).toBeTruthy()
  })

  it('asks for the local day of the person', async () => {
    const { requests } = await shown()
    expect(requests).toEqual([
      expect.stringMatching(
        new RegExp(`/api/daily-summary/${FAKE_USER_ID}\\?date=\\d{4}-\\d\\d-\\d\\d&include=entries$`),
      ),
    ])
  })

  it('shows protein first, then calories, carbs and fat', async () => {
    await shown()
    const names = screen
      .getAllByRole('progressbar')
      .map(
        (bar) =>
          bar.getAttribute('aria-label') ??
          document.getElementById(bar.getAttribute('aria-labelledby') ?? '')?.textContent,
      )
    expect(names).toEqual(['Protein', 'Calories', 'Carbs', 'Fat'])
  })

  it('says what is reached and what each goal asks for', async () => {
    const { text } = await shown()
    expect(text).toContain('41 of 70 g')
    expect(text).toContain('645 of 1,000 kcal')
    expect(text).toContain('Protein41 of 70 g29 g to go')
    expect(text).toMatch(/Carbs30 of 75 gStay under this/)
    expect(text).toContain('a little more or less is fine')
  })

  it('names the phase', async () => {
    const { text } = await shown()
    expect(text).toContain('Goals for: Soft food')
  })

  it.each([
    ['preop', 0],
    ['maintenance', 2],
  ])(
    'names no diet and no phase while goals are put away for a pregnancy (%s)',
    async (phase, meals_logged) => {
      const goals = { ...GOALS, calories_goal: null, carbs_goal: null, fat_goal: null }
      const { text } = await shown({ phase, goals, meals_logged })
      expect(text).not.toMatch(/Goals for:|liver diet|Maintenance/)
      expect(text).toContain(
        'Your team sets what you need now, and during a pregnancy your obstetrician, too.',
      )
    },
  )

  it('says that the goals are those of the regular phase without a surgery date', async () => {
    const { text } = await shown({ phase: null })
    expect(text).toContain(
      'Goals for the regular phase; add your surgery date for your own · Based on our general guide',
    )
  })

  it('stops the bar at 100 % while the text says 124 %, in words by kind of goal', async () => {
    const { text } = await shown({
      consumed: { ...EATEN, protein: 87, calories: 1240, carbs: 93 },
    })
    const values = screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'))
    expect(values).toEqual(['100', '100', '100', '47'])
    await contains('Goal reached!')
    expect(text).toContain('124% · about 240 kcal over')
    expect(text).toContain('124% · 18 g over')
  })

  it('tells the goal of protein and praises nothing beside a serious concern of any log', async () => {
    const reached = () => Response.json(day({ consumed: { ...EATEN, protein: 87 } }))
    renderCard(reached, FAKE_USER_ID, false, [{ urgency: 'ask' }, { urgency: 'soon' }])
    await contains('Goal reached.')
    expect(document.body.textContent).not.toContain('Goal reached!')
  })

  it('draws the box of protein empty and no other zeros when nothing is logged', async () => {
    const { text } = await shown({ consumed: NOTHING, meals_logged: 0 })
    const bars = screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'))
    expect(bars).toEqual(['Protein'])
    expect(text).toContain('Protein0 of 70 gOne small meal at a time.')
    expect(text).toContain('Nothing logged yet')
    expect(text).toContain("Today's aim is at least 70 g protein")
  })

  it('shows a sentence instead of bars while the phase has no food goals', async () => {
    const { text } = await shown({ phase: 'clear', goals: NO_GOALS, consumed: NOTHING, meals_logged: 0 })
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(text).toContain('No food goals right now')
    expect(text).not.toContain('Nothing logged yet')
  })

  it('shows the figure alone where one goal is missing', async () => {
    const { text } = await shown({
      phase: 'preop_far',
      goals: { ...NO_GOALS, protein_goal: 60 },
    })
    expect(screen.getAllByRole('progressbar')).toHaveLength(1)
    expect(text).toContain('Caloriesabout 645 kcal')
    expect(text).toContain('There is no goal for these right now.')
  })

  it.each(['full', 'puree', 'soft'])(
    'has no word of warning for eating little in phase %s',
    async (phase) => {
      const { container } = await shown({
        phase,
        consumed: { ...NOTHING, protein: 4, calories: 60 },
        meals_logged: 1,
      })
      expect(container.querySelector('[data-hue="warning"], [data-hue="danger"], [role="alert"]')).toBeNull()
    },
  )

  it('counts a meal that is not sent yet, and none that was refused', async () => {
    const { outbox } = renderCard((request) =>
      request.method === 'GET' ? Response.json(day()) : Promise.reject(new TypeError('offline')),
    )
    await contains('41 of 70 g')
    const food = { ...SHOWN, protein_g: 20 }
    await act(async () => {
      await outbox.write(newMeal('e2', food))
    })
    await contains('61 of 70 g')
    await act(async () => {
      await outbox.write({ kind: 'food', action: 'delete', entryId: 'e1' }, 60_000)
    })
    await contains('20 of 70 g')
  })

  it('does not count a meal that the server refused', async () => {
    const { outbox } = renderCard((request) =>
      request.method === 'GET'
        ? Response.json(day())
        : Response.json({ error: 'invalid_input', message: 'No.' }, { status: 400 }),
    )
    await contains('41 of 70 g')
    await act(async () => {
      await outbox.write(newMeal('e2', { ...SHOWN, protein_g: 20 }))
    })
    await waitFor(() => expect(outbox.pending()[0]?.state).toBe('attention'))
    await contains('41 of 70 g')
  })

  it('shows a skeleton in words for screen readers while it loads', () => {
    renderCard(() => new Promise(() => {}))
    for (const part of screen.getAllByRole('status'))
      expect(part.textContent).toBe('Loading what you ate today...')
  })

  it('says what failed, that nothing is lost, and reads again on Retry', async () => {
    const replies = [
      () => Response.json({ error: 'invalid_input', message: 'x' }, { status: 400 }),
      () => Response.json(day()),
    ]
    renderCard(() => replies.shift()?.() ?? Response.error())
    expect((await screen.findByRole('alert')).textContent).toContain('Everything you logged is safe.')
    await userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0] ?? document.body)
    await contains('41 of 70 g')
  })

  it('counts what waits when the day could not be read, against the goals of the profile, and says so', async () => {
    const profile = {
      gender: 'female',
      height_feet: 5,
      height_inches: 4,
      activity_level: 'light',
      surgery_date: null,
    }
    const { outbox } = renderCard((request) => {
      if (request.method !== 'GET') return Promise.reject(new TypeError('offline'))
      if (new URL(request.url).pathname.startsWith('/api/profile/')) return Response.json(profile)
      return Response.json({ error: 'not_found', message: 'No.' }, { status: 404 })
    })
    await screen.findByText('Your day did not load')
    await act(async () => {
      await outbox.write(newMeal('m1', SHOWN))
    })
    await screen.findByText(/^Only what is still on this device is counted/)
    await contains('6 of 80 g')
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})

describe(ProteinBox.name, () => {
  it('opens the sheet that logs a meal, over Home', async () => {
    const { calls } = renderCard(() => Response.json(day()))
    await userEvent.click(screen.getByRole('button', { name: 'Add a meal' }))
    expect({ opened: calls.openLog, tabs: calls.navigate }).toEqual({ opened: 1, tabs: [] })
  })

  it('asks for the day before, and logs nothing there', async () => {
    const { requests } = renderCard(() => Response.json(day()), FAKE_USER_ID, true)
    await waitFor(() => expect(requests).toHaveLength(2))
    const yesterday = new Intl.DateTimeFormat('sv-SE').format(Date.now() - 86_400_000)
    expect(requests.filter((url) => url.includes(`date=${yesterday}&`))).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Add a meal' })).toBeNull()
  })
})

describe(ShakeButton.name, () => {
  it('logs a shake in one tap for protein and for fluids, and takes it back from both', async () => {
    const { outbox, calls } = renderCard((request) =>
      request.method === 'GET' ? Response.json(day()) : Promise.reject(new TypeError('offline')),
    )
    await contains('41 of 70 g')
    await userEvent.click(screen.getByRole('button', { name: 'Add 8 oz of protein shake' }))
    await contains('63 of 70 g')
    const sent = () => outbox.pending().map(({ write: { kind, action } }) => `${action} ${kind}`)
    expect(sent()).toEqual(['create food', 'create fluid'])
    await waitFor(() => expect(calls.notify[0]?.text).toBe('Added a shake: about 22 g protein and 8 oz.'))
    await act(async () => calls.notify[0]?.action?.onAction())
    await contains('41 of 70 g')
    await waitFor(() => expect(sent().filter((each) => each.startsWith('create'))).toEqual([]))
  })

  it('offers no shake where there are only sips', async () => {
    await shown({ phase: 'clear', goals: NO_GOALS, consumed: NOTHING, meals_logged: 0 })
    expect(screen.getByRole('region', { name: 'Protein' }).textContent).toContain('No goal right now')
    expect(screen.queryByRole('button', { name: /shake/ })).toBeNull()
  })
})
