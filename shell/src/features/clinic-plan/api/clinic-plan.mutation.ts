import { type ApiData, invalidateAfter, queryKeys, unwrap } from '@gb/api-client'
import type { ClinicSheet } from '@gb/domain'
import { useApi } from '@gb/mfe-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'

type Profile = ApiData<'/api/profile/{user_id}'>
type Answer = ApiData<'/api/clinic-plan/{user_id}'>

const toBody = (sheet: ClinicSheet) => ({
  full_from: sheet.fullFrom,
  puree_from: sheet.pureeFrom,
  soft_from: sheet.softFrom,
  regular_from: sheet.regularFrom,
  full_meal_g: sheet.fullMealG,
  puree_meal_g: sheet.pureeMealG,
  soft_meal_g: sheet.softMealG,
  regular_meal_g: sheet.regularMealG,
  protein_g: sheet.proteinG,
  fluid_oz: sheet.fluidOz,
  office_phone: sheet.officePhone,
  after_hours_phone: sheet.afterHoursPhone,
})

/** Keeps what the clinic says, or goes back to the general guide with null; every goal and stage follows. */
export function useKeepClinicPlan(userId: string) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (sheet: ClinicSheet | null): Promise<Answer> => {
      const params = { path: { user_id: userId } }
      return sheet === null
        ? unwrap(api.DELETE('/api/clinic-plan/{user_id}', { params }))
        : unwrap(api.PUT('/api/clinic-plan/{user_id}', { params, body: toBody(sheet) }))
    },
    onSuccess: (saved) =>
      queries.setQueryData<Profile>(
        queryKeys.profile(userId),
        (profile) => profile && { ...profile, ...saved },
      ),
    onSettled: () => invalidateAfter(queries, 'profile'),
  })
}
