/** What an operator reads about a measurement. */
export const EVAL_MESSAGES = {
  noSet: (folder: string, file: string) =>
    `${folder} holds no ${file}. Its format is in services/food-analysis/eval/README.md.`,
  noJson: (file: string) => `${file} is no JSON.`,
  unknownFood: (file: string, name: string) =>
    `${file}: the food table does not know "${name}". Give its calories and protein_g for these grams.`,
  bothOrNeither: 'give calories and protein_g, or neither',
  noPhoto: 'the photo cannot be read',
  provider: (model: string) => `Provider: ${model}`,
  sample: 'Provider: none. The sample analyzer answers.',
  measuresNothing:
    'These figures measure nothing about a real model: the sample looks at no photo. Set OPENAI_API_KEY (and OPENAI_BASE_URL, OPENAI_MODEL) to measure one.',
  unanswered: (photo: string, why: string) => `${photo}: no figures (${why})`,
  answered: (answered: number, all: number) =>
    `${answered} of ${all} photos answered; the errors are of these.`,
  explained: 'Errors are absolute, in percent of the mean of these meals.',
} as const
