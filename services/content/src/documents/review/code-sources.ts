/** Where the health sentences of a file come from, and when they were last held against it. */
export interface CodeSource {
  /** File of the repository, or a folder with a slash at its end. */
  path: string
  /** What its sentences are about. */
  about: string
  source: string
  /** Day, YYYY-MM-DD. */
  review_date: string
  /** The files of the screens that open it with a tap; none where the words tell what the product is and is not. */
  opened_in: readonly string[]
}

const reviewed = (
  path: string,
  about: string,
  source: string,
  opened_in: readonly string[] = [],
): CodeSource => ({ path, about, source, review_date: '2026-11-22', opened_in })

/**
 * The files of the product that say something about health in words of their own. The check of the texts fails for a
 * file with such words that is not here, so that no sentence is without a source.
 */
export const CODE_SOURCES: readonly CodeSource[] = [
  reviewed(
    'libs/domain/src/concerns/',
    'What the logs are worried about',
    'health-rules 9b.3 to 9b.5, 9b.14',
    [
      'shell/src/features/home/components/concerns-card.tsx',
      'libs/help/src/concern-banner.tsx',
      'mfe-tracking/src/weight/components/notes-card.tsx',
      'mfe-tracking/src/weight/components/why-not-counted.tsx',
      'mfe-tracking/src/fluids/components/fluid-note.tsx',
    ],
  ),
  reviewed('libs/domain/src/insights/', 'Weight that comes back', 'health-rules 4.3', [
    'mfe-premium/src/analytics/components/projection-card.tsx',
  ]),
  reviewed('libs/domain/src/body/medicines.ts', 'Medicines to ask about', 'health-rules 9b.6', [
    'shell/src/shared/medicines/medicines.tsx',
  ]),
  reviewed('libs/domain/src/body/pregnancy.ts', 'Pregnancy', 'health-rules 9b.7', [
    'mfe-premium/src/analytics/components/projection-card.tsx',
  ]),
  reviewed(
    'mfe-tracking/src/weight/messages/card.en.json',
    'Pregnancy, on the card of the weight',
    'health-rules 9b.7',
    ['mfe-tracking/src/weight/components/why-not-counted.tsx'],
  ),
  reviewed('libs/domain/src/rating/', 'Textures by phase', 'health-rules 1.1, 7.2', [
    'mfe-scan/src/scan/result/rating-card.tsx',
  ]),
  reviewed(
    'libs/domain/src/recipes/liver-diet.ts',
    'Liver diet and diabetes medicines',
    'health-rules 1.3 (ERAS 2021)',
    ['mfe-premium/src/meal-plans/components/plan-card.tsx'],
  ),
  reviewed(
    'libs/domain/src/vitamins/',
    'Vitamins, doses and what they do not go with',
    'health-rules 3.1, 3.3, 3.4',
    [
      'mfe-tracking/src/vitamins/components/recommended-row.tsx',
      'mfe-tracking/src/vitamins/components/entries-card.tsx',
    ],
  ),
  reviewed('libs/domain/src/help/care-calls.ts', 'Names of numbers to call', 'health-rules 6.1', [
    'mfe-tracking/src/recovery/components/urgent-card.tsx',
    'libs/help/src/body-card.tsx',
  ]),
  reviewed('libs/help/src/', 'Crisis and emergency lines', 'The page of each line; health-rules 8.2', [
    'libs/help/src/crisis-card.tsx',
    'libs/help/src/body-card.tsx',
  ]),
  reviewed('mfe-premium/src/check-in/messages/check-in.en.json', 'Who reads a check-in', 'health-rules 8.2'),
  reviewed(
    'mfe-premium/src/planning/messages/planning.en.json',
    'Plans and the day of surgery',
    'health-rules 9b.11',
    ['mfe-premium/src/planning/components/tool.tsx'],
  ),
  reviewed('mfe-premium/src/premium/messages/premium.en.json', 'What premium is not', 'health-rules 0'),
  reviewed('mfe-premium/src/report/messages/report.en.json', 'What a report is for', 'health-rules 0'),
  reviewed(
    'services/food-analysis/src/food-log/entries/food-entry.entity.ts',
    'What a meal can bring',
    'health-rules 6.2, 9b.5',
  ),
  reviewed('mfe-scan/src/nutrition/messages/day.en.json', 'Goals of the day', 'health-rules 2.1 to 2.3', [
    'mfe-scan/src/nutrition/widgets/nutrition-body.tsx',
  ]),
  reviewed('mfe-scan/src/scan/shared/messages/shared.en.json', 'How a meal sat', 'health-rules 6.2, 9b.5', [
    'mfe-scan/src/scan/shared/vomiting-banner.tsx',
  ]),
  reviewed(
    'mfe-tracking/src/fluids/messages/fluids.en.json',
    'Fluids, pace and little to drink',
    'health-rules 2.4, 6.1, 6.2',
    ['mfe-tracking/src/fluids/components/day-card.tsx', 'mfe-tracking/src/fluids/components/fluid-note.tsx'],
  ),
  reviewed('mfe-tracking/src/mood/messages/mood.en.json', 'Low mood', 'health-rules 8.2', [
    'mfe-tracking/src/mood/components/support.tsx',
  ]),
  reviewed(
    'mfe-tracking/src/recovery/messages/recovery.en.json',
    'The first 30 days',
    'health-rules 1.1, 2.4, 6.1, 6.3',
    [
      'mfe-tracking/src/recovery/components/day-window.tsx',
      'mfe-tracking/src/recovery/components/urgent-card.tsx',
      'mfe-tracking/src/recovery/components/todays-foods.tsx',
    ],
  ),
  reviewed('mfe-tracking/src/vitamins/', 'Vitamins and when to take them', 'health-rules 3.1, 3.4', [
    'mfe-tracking/src/vitamins/components/plan-card.tsx',
    'mfe-tracking/src/vitamins/components/iron-question.tsx',
  ]),
  reviewed(
    'mfe-tracking/src/weight/messages/weight.en.json',
    'Weight, speed and regain',
    'health-rules 4.3, 9b.3, 9b.4',
    [
      'mfe-tracking/src/weight/components/notes-card.tsx',
      'mfe-tracking/src/weight/components/expected-info.tsx',
    ],
  ),
  reviewed('services/content/src/check-in/messages.ts', 'Who reads a check-in', 'health-rules 8.2'),
  reviewed(
    'services/tracking/src/report/messages/',
    'What a report is not, and the page of the first days',
    'health-rules 0, 6.1, 6.3',
  ),
  reviewed(
    'shell/src/features/clinic-plan/messages/clinic-plan.en.json',
    'Names of numbers to call',
    'health-rules 6.1',
  ),
  reviewed('shell/src/features/about/messages/about.en.json', 'Emergencies', 'health-rules 0'),
  reviewed(
    'shell/src/features/home/messages/rest.en.json',
    'Medicines, pregnancy and concerns',
    'health-rules 9b.6, 9b.7, 9b.14',
    ['shell/src/features/home/components/concerns-card.tsx'],
  ),
  reviewed(
    'shell/src/shared/medicines/messages/medicines.en.json',
    'Medicines to ask about',
    'health-rules 9b.6',
    ['shell/src/shared/medicines/medicines.tsx'],
  ),
  reviewed('shell/src/features/normal/', '"Is this normal?" and the card', 'health-rules 6.1, 6.2, 9b.5', [
    'shell/src/features/normal/normal-tab.tsx',
  ]),
  reviewed(
    'shell/src/features/profile/messages/profile.en.json',
    'Goal weight, pregnancy and earlier weights',
    'health-rules 4.1, 9b.3, 9b.7',
    [
      'shell/src/features/profile/components/goal-hint.tsx',
      'shell/src/features/profile/components/goal-fields.tsx',
    ],
  ),
  reviewed('shell/src/features/tips/messages/tips.en.json', 'Signs of an emergency', 'health-rules 6.1', [
    'shell/src/features/tips/components/red-flags.tsx',
  ]),
]

const HEALTH =
  /\b(?:vomit\w*|nause\w*|urine|fever|dizz\w*|faint\w*|surgeon|emergency|chest pain|dehydrat\w*|thiamin|blood pressure|insulin|pregnan\w*|medicines?|(?:call|tell|ask|see) your (?:care|team|doctor|clinic|surgeon|prescriber|pharmacist)|your (?:care )?team|dietitian)\b/iu

// Read by nobody but operators and machines: descriptions of fields, SQL, and the cases that the product is tried with.
const UNSAID = /\.(?:dto|controller|entity|repository)\.ts$|\/migrations\/|gateway\/src\/safety\//

const isListed = (path: string): boolean =>
  CODE_SOURCES.some(({ path: listed }) => (listed.endsWith('/') ? path.startsWith(listed) : path === listed))

/** Files with words about health that are not in the list, and places of the list that have none any more. */
export const unlistedFaults = (sources: ReadonlyMap<string, readonly string[]>): string[] => {
  const said = [...sources]
    .filter(([path, words]) => !UNSAID.test(path) && words.some((text) => HEALTH.test(text)))
    .map(([path]) => path)
  const gone = CODE_SOURCES.filter(
    ({ path: listed }) => ![...sources.keys()].some((path) => path.startsWith(listed)),
  )
  return [
    ...said
      .filter((path) => !isListed(path))
      .map((path) => `${path}: says something about health and has no source in code-sources.ts`),
    ...gone.map(({ path }) => `${path}: stands in code-sources.ts and is not there`),
  ]
}
