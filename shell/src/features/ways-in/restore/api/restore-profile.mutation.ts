import { useHost } from '@gb/mfe-contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useStartup } from '../../../../host/startup-state'
import { confirmationIn } from '../../../../shared/restore/confirmation'
import { openByCode } from '../../../../shared/restore/restore-calls'
import { useOpenedProfile } from './opened-profile'

/**
 * Opens the profile of a code on this device; where the code alone is not enough, begins the confirmation by mail.
 * `isWorking` while a puzzle of the server is being solved.
 */
export function useRestoreProfile() {
  const { api } = useHost()
  const { keepConfirmation } = useStartup()
  const opened = useOpenedProfile()
  const [isWorking, setWorking] = useState(false)
  const mutation = useMutation({
    mutationFn: (code: string) => openByCode(api, code, () => setWorking(true)),
    onSuccess: (profile) => opened(profile),
    onError: (error) => {
      console.error('Restoring the profile failed.', error)
      const begun = confirmationIn(error)
      if (begun !== null) keepConfirmation(begun)
    },
    onSettled: () => setWorking(false),
  })
  return { ...mutation, isWorking }
}
