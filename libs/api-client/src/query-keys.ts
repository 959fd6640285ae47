/**
 * Every key of the query cache, in one table, so that two screens that read the same thing share it.
 * `day` is a local day, YYYY-MM-DD. Keys with a person begin with [name, userId]; `staleAfter` relies on it.
 */
export const queryKeys = {
  profile: (userId: string) => ['profile', userId] as const,
  recoveryCode: (userId: string) => ['recovery-code', userId] as const,
  consents: () => ['consents'] as const,

  dailySummary: (userId: string, day: string) => ['daily-summary', userId, day] as const,
  foodHistory: (userId: string) => ['food-history', userId] as const,
  recentMeals: (userId: string) => ['food-history', userId, 'recent'] as const,
  foodDays: (userId: string) => ['food-history', userId, 'days'] as const,
  favouriteMeals: (userId: string) => ['food-history', userId, 'favourites'] as const,
  usualPortion: (userId: string, foodId: string) => ['food-history', userId, 'usual', foodId] as const,
  foods: (query: string) => ['foods', query] as const,
  mealTimer: (userId: string) => ['meal-timer', userId] as const,
  scanStatus: (userId: string) => ['scan-status', userId] as const,
  weightHistory: (userId: string) => ['weight-history', userId] as const,
  allWeights: (userId: string) => ['weight-history', userId, 'all'] as const,
  fluidSummary: (userId: string, day: string) => ['fluid-summary', userId, day] as const,
  fluidDays: (userId: string, day: string) => ['fluid-days', userId, day] as const,
  fluidHistory: (userId: string) => ['fluid-history', userId] as const,
  vitaminHistory: (userId: string) => ['vitamin-history', userId] as const,
  moodHistory: (userId: string) => ['mood-history', userId] as const,
  reminders: (userId: string) => ['reminders', userId] as const,
  analytics: (userId: string, period: string) => ['analytics', userId, period] as const,
  premiumStatus: (userId: string) => ['premium-status', userId] as const,
  courses: (userId: string) => ['premium-content', userId] as const,
  course: (userId: string, moduleId: string) => ['premium-content', userId, moduleId] as const,
  planningTemplates: (userId: string) => ['planning-templates', userId] as const,
  supplementGuide: (userId: string) => ['supplement-guide', userId] as const,
  checkIns: (userId: string) => ['check-ins', userId] as const,

  announcements: () => ['public', 'announcements'] as const,
  healthTips: () => ['public', 'health-tips'] as const,
  recommendedVitamins: () => ['public', 'recommended-vitamins'] as const,
  aboutCreator: () => ['public', 'about-creator'] as const,
  dailyEncouragement: (day: string) => ['public', 'daily-encouragement', day] as const,
  privacyPolicy: () => ['public', 'privacy-policy'] as const,
  termsOfService: () => ['public', 'terms-of-service'] as const,
  subscriptionPackages: () => ['public', 'subscription-packages'] as const,
} as const
