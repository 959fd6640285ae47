// Words that no one should read, one of each kind; a comment may say "compliance".
export const messages = {
  progress: 'Your way so far',
  drinks: 'Drinks fit again from 12:20 PM',
  total: (kcal: number) => `In all about ${kcal} kcal`,
  week: 'A week, lately',
  phase: 'Regular, weight-loss time',
  score: 'Hydration compliance',
  code: 'The code is over.',
  email: 'Your email is in force again.',
  mail: 'Mail me a code',
  british: 'Your favourite fibre, by colour',
  shame: 'No excuses after a cheat day',
  thousand: 'Your goal is 1200 kcal',
  pounds: 'You lost 4 lb',
  fine: 'You lost 4 lbs, and your goal is 1,200 kcal. You can drink from 12:20 PM.',
}
