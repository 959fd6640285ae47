import type { ApiData } from '@gb/api-client'

/** Templates and tools as they come. */
export type Templates = ApiData<'/api/premium-meal-planning-templates'>

export type WeeklyTemplate = Templates['weekly_templates'][number]
export type MonthlyTemplate = Templates['monthly_templates'][number]
export type OccasionTemplate = Templates['special_occasion_templates'][number]
export type PlanningTool = Templates['planning_tools'][number]

/** A weekly template with recipes, as it comes. */
export type FilledWeek = ApiData<'/api/premium-meal-planning-templates/{template_id}/week'>

/** The recipe that fills a place. */
export type Filling = NonNullable<FilledWeek['days'][number]['slots'][number]['recipe']>
