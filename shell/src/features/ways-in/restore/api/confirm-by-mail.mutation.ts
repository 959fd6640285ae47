import { useHost } from '@gb/mfe-contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useStartup } from '../../../../host/startup-state'
import type { Confirmation } from '../../../../shared/restore/confirmation'
import { askForMail, confirmByMail } from '../../../../shared/restore/restore-calls'
import { useOpenedProfile } from './opened-profile'

/** Asks for the mail of a confirmation, the first time and again. `isWorking` while a puzzle is being solved. */
export function useAskForMail(confirmation: Confirmation) {
  const { api } = useHost()
  const { keepConfirmation } = useStartup()
  const [isWorking, setWorking] = useState(false)
  const mutation = useMutation({
    mutationFn: (email: string) => askForMail(api, confirmation, email, () => setWorking(true)),
    onSuccess: (begun) => keepConfirmation(begun),
    onSettled: () => setWorking(false),
  })
  return { ...mutation, isWorking }
}

/** Opens the profile with the mailed digits; its profile code is a new one from then on. */
export function useConfirmByMail(confirmation: Confirmation) {
  const { api } = useHost()
  const opened = useOpenedProfile()
  return useMutation({
    mutationFn: (code: string) => confirmByMail(api, confirmation.challengeId, code),
    onSuccess: (profile) => opened(profile, 'replaced'),
  })
}
