import { ApiProperty } from '@nestjs/swagger'

/** An open window. */
export class PairingWindowDto {
  @ApiProperty({
    description: 'It closes then by itself, UTC; ten minutes after it was opened.',
    format: 'date-time',
    example: '2026-11-20T08:40:00.000Z',
  })
  expires_at!: string

  @ApiProperty({
    description: 'The 6-digit profile code that the other device asks for, leading zeros kept.',
    pattern: '^[0-9]{6}$',
    example: '048151',
  })
  recovery_code!: string
}

/** Whether the window is open. */
export class PairingStatusDto {
  @ApiProperty({ description: 'False once it was used, closed, or its time is over.', example: true })
  open!: boolean

  @ApiProperty({
    description: 'It closes then by itself, UTC; null when it is closed.',
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-11-20T08:40:00.000Z',
  })
  expires_at!: string | null
}
