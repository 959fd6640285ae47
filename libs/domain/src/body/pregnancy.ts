/**
 * What stands where energy goals, weight goal, forecast and losses stood, while the profile says so.
 * Source: health-rules 9b.7.
 */
export const PREGNANCY_ADVICE =
  'You are pregnant, so goals and forecasts for your weight are hidden for now. Please call your team and your obstetrician: they set what you need now.'
