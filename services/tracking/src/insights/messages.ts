/** Sentences beside the numbers. */
export const INSIGHT_LABELS = {
  successDefinition: 'Chance of keeping off at least 20% of your weight two years after surgery.',
  band: {
    personal: 'Most forecasts that match your weights are in this band.',
    population: 'Most people who started like you are in this band. It is not your own forecast.',
    none: 'There is no band to show.',
  },
} as const
