/**
 * What stands where energy goals, weight goal, forecast and losses stood, while the profile says so.
 * Source: health-rules 9b.7.
 */
export const PREGNANCY_ADVICE =
  'While you are pregnant, goals and forecasts for your weight are hidden. Please call your team and your obstetrician: they set what you need now.'
