/** Sentences beside the numbers. */
export const INSIGHT_LABELS = {
  successDefinition: 'Chance to hold a loss of at least 20% of your weight two years after surgery.',
  band: {
    personal: 'Most courses that fit your weights are in this band.',
    population: 'Most people who began like you are in this band. It is not your own forecast.',
    none: 'There is no band to show.',
  },
} as const
