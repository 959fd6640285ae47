export {
  dayPlan,
  plannedDoses,
  type DayPlan,
  type DayPlanFacts,
  type PlanLine,
  type PlanSubject,
} from './day-plan.js'
export * from './drink-windows.js'
export * from './fits-from.js'
export * from './gaps.js'
export * from './lay-out.js'
