const NAME = 'mfe-example'
const VERSION = '1.0.0-1a2b3c4d'

/** A release of one file that exposes nothing: what "Try it out" publishes, and holds back, harms no product. */
export const EXAMPLE = {
  name: NAME,
  version: VERSION,
  release: {
    name: NAME,
    version: VERSION,
    entry: `/remotes/${NAME}/${VERSION}/remoteEntry.js`,
    integrity: 'sha384-924qs/GtonAd/AD64hsYunawgYakWiuKSdvf5prkgiqvRrTRWwdbvK6P2afbt1a5',
    shell: '>=1.0.0',
    shared: {},
    preload: [],
    css: [],
    offline: [],
    settings: {
      itemsShown: {
        title: 'Items shown',
        description: 'How many items its card shows.',
        type: 'integer',
        minimum: 1,
        maximum: 12,
        default: 5,
        examples: [8],
      },
    },
    flags: {
      newCard: {
        description: 'Its card has a new look.',
        owner: 'Example team',
        ends: '2099-12-31',
        default: { development: true, test: false, production: false },
      },
    },
    owner: { team: 'Example team', contact: 'team@example.com', runbook: 'docs/SEPARATE-TEAMS.md' },
  },
  path: 'remoteEntry.js',
  brotli: 'G0YAAKyOd+A6gzVPNF3+ESp5lrm9JUrPXvaMnVVKX4MopPhMkDk6xzhgvf7zCRew25K4dBGirxlG19W6QPeADpeUSgF3AQ==',
} as const
