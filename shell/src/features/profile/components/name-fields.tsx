import { TextField } from '@gb/ui'
import type { UseFormReturn } from 'react-hook-form'
import { messages } from '../messages'
import type { ProfileFormValues } from '../model/profile-form-values'

const { labels, hints } = messages

/** Name and email. */
export function NameFields({ form }: { form: UseFormReturn<ProfileFormValues> }) {
  const { errors } = form.formState
  return (
    <>
      <TextField
        label={labels.name}
        hint={hints.name}
        error={errors.name?.message}
        required
        autoComplete="given-name"
        {...form.register('name')}
      />
      <TextField
        label={labels.email}
        hint={hints.email}
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
