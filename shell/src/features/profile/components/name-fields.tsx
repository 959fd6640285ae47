import { TextField } from '@gb/ui'
import type { UseFormReturn } from 'react-hook-form'
import { useMessages } from '@gb/entries'
import { profileCatalog } from '../messages/generated/profile'
import type { ProfileFormValues } from '../model/profile-form-values'

/** Name and email. */
export function NameFields({ form }: { form: UseFormReturn<ProfileFormValues> }) {
  const messages = useMessages(profileCatalog)
  const { labels } = messages
  const { errors } = form.formState
  return (
    <>
      <TextField
        label={labels.name}
        hint={messages.hints.name}
        error={errors.name?.message}
        required
        autoComplete="given-name"
        {...form.register('name')}
      />
      <TextField
        label={labels.email}
        hint={messages.hints.email}
        error={errors.email?.message}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('email')}
      />
    </>
  )
}
