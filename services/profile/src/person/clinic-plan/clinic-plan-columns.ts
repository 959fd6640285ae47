const PLAN = `'fullFrom', k.full_from::text, 'pureeFrom', k.puree_from::text, 'softFrom', k.soft_from::text,
    'regularFrom', k.regular_from::text, 'fullMealG', k.full_meal_g, 'pureeMealG', k.puree_meal_g,
    'softMealG', k.soft_meal_g, 'regularMealG', k.regular_meal_g, 'proteinG', k.protein_g, 'fluidOz', k.fluid_oz`

const OF_PERSON = 'FROM profile.clinic_plan k WHERE k.user_id = p.user_id'

/** What the clinic of `profile.profile p` says, as facts of a person have it: without its numbers. Null when it was not told. */
export const CLINIC_PLAN = `(SELECT json_build_object(${PLAN}) ${OF_PERSON})`

/** The same with the clinic's numbers, for its owner. */
export const CLINIC_SHEET = `(SELECT json_build_object(${PLAN}, 'officePhone', k.office_phone,
    'afterHoursPhone', k.after_hours_phone) ${OF_PERSON})`
