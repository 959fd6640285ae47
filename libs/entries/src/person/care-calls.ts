import { type ApiData, queryKeys } from '@gb/api-client'
import { kept } from '@gb/device'
import { type CareCall, careCalls, isOfficeTime } from '@gb/domain'
import { useSession } from '@gb/mfe-contract'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useHourOfDay, useLocalDay } from '../when/use-local-day'

/**
 * Whom to call with one press: the surgeon of the card, and the clinic of the sheet, who answers now first. Nothing is asked for here, for help
 * waits for no answer: the profile is what the app has read already and keeps offline.
 * @param typed the surgeon's number while it is typed; what is kept on the card when absent
 */
export function useCareCalls(typed?: string): CareCall[] {
  const { userId } = useSession()
  const { data } = useQuery<ApiData<'/api/profile/{user_id}'>>({
    queryKey: queryKeys.profile(userId ?? ''),
    queryFn: skipToken,
  })
  const isOffice = isOfficeTime(useLocalDay(), useHourOfDay())
  const sheet = data?.clinic_plan
  const clinic = {
    officePhone: sheet?.office_phone ?? null,
    afterHoursPhone: sheet?.after_hours_phone ?? null,
  }
  return careCalls({ surgeon: typed ?? notedSurgeon(), ...clinic }, isOffice)
}

/** Whether the profile has been read and no number of somebody to call is noted anywhere. */
export function useLacksCareCall(): boolean {
  const { userId } = useSession()
  const calls = useCareCalls()
  const { data } = useQuery<ApiData<'/api/profile/{user_id}'>>({
    queryKey: queryKeys.profile(userId ?? ''),
    queryFn: skipToken,
  })
  return data !== undefined && calls.length === 0
}

/** The number of the surgeon that the person noted on their card; null where there is none. */
function notedSurgeon(): string | null {
  try {
    const card: unknown = JSON.parse(kept.read('ownCard') ?? 'null')
    const noted = typeof card === 'object' && card !== null && 'surgeon' in card ? card.surgeon : null
    return typeof noted === 'string' ? noted : null
  } catch {
    return null
  }
}
