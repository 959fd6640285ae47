import { Answer } from '@gb/service-kit'

/** An open window. */
export class PairingWindowDto {
  @Answer(
    'It closes then by itself, UTC; ten minutes after it was opened.',
    '2026-11-20T08:40:00.000Z',
    'date-time',
  )
  expires_at!: string

  @Answer('The 6-digit profile code that the other device asks for, leading zeros kept.', '048151', {
    pattern: '^[0-9]{6}$',
  })
  recovery_code!: string
}

/** Whether the window is open. */
export class PairingStatusDto {
  @Answer('False once it was used, closed, or its time is over.', true) open!: boolean

  @Answer.orNull(
    String,
    'It closes then by itself, UTC; null when it is closed.',
    '2026-11-20T08:40:00.000Z',
    'date-time',
  )
  expires_at!: string | null
}
