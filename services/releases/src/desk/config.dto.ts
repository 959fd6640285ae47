import { ApiProperty } from '@nestjs/swagger'
import { CONFIG_LIMITS, CONFIG_NAME, ENVIRONMENTS, REMOTE_NAME } from '@gb/domain'
import { Answer, NumberField, ProfileIdField } from '@gb/service-kit'
import { IsDefined, Matches } from 'class-validator'
import { EXAMPLE } from '../registry/example.js'

const REMOTE = EXAMPLE.name
const SETTING = 'itemsShown'
const FLAG = 'newCard'
const INSTANT = '2026-11-20T08:30:00.000Z'

/** A value of whatever kind the setting is. */
const VALUE = {
  oneOf: [
    { type: 'boolean' },
    { type: 'number' },
    { type: 'string' },
    { type: 'array', items: { oneOf: [{ type: 'number' }, { type: 'string' }] } },
  ],
}

/** Which remote. */
export class ConfiguredRemotePath {
  @ApiProperty({ description: 'Name of the remote.', pattern: REMOTE_NAME.source, example: REMOTE })
  @Matches(REMOTE_NAME, { message: 'remote must be a name like mfe-scan.' })
  remote!: string
}

/** Which setting of which remote. */
export class SettingPath extends ConfiguredRemotePath {
  @ApiProperty({ description: 'Name of the setting.', pattern: CONFIG_NAME.source, example: SETTING })
  @Matches(CONFIG_NAME, { message: `name must be a name like ${SETTING}.` })
  name!: string
}

/** Which flag of which remote. */
export class FlagPath extends ConfiguredRemotePath {
  @ApiProperty({ description: 'Name of the flag.', pattern: CONFIG_NAME.source, example: FLAG })
  @Matches(CONFIG_NAME, { message: `name must be a name like ${FLAG}.` })
  name!: string
}

/** Which flag of which remote, and whose profile tries it. */
export class FlagTesterPath extends FlagPath {
  @ProfileIdField('Id of the profile.') user_id!: string
}

/** A value for a setting. */
export class SettingValueDto {
  @ApiProperty({ ...VALUE, description: 'The value; it must fit the schema of the setting.', example: 8 })
  @IsDefined({ message: 'value is missing.' })
  value!: unknown
}

/** For how many people a flag is on. */
export class FlagShareDto {
  @NumberField(CONFIG_LIMITS.share, {
    description:
      'Percent of the people for whom it is on, always the same ones; 0 for nobody, 100 for everybody.',
    example: 10,
  })
  share!: number
}

/** A setting of a remote, and what is in force. */
export class SettingDto {
  @Answer('Name, as code and addresses spell it.', SETTING) name!: string
  @Answer('Name for people.', 'Items shown') title!: string
  @Answer('What it changes.', 'How many items its card shows.')
  description!: string
  @ApiProperty({
    description: 'JSON Schema of a value, with default and examples.',
    type: 'object',
    additionalProperties: true,
    example: { type: 'integer', minimum: 1, maximum: 12, default: 5, examples: [8] },
  })
  schema!: object
  @ApiProperty({ ...VALUE, description: 'What is in force.', example: 8 }) value!: unknown
  @Answer('Whether an operator chose a value; else the default is in force.', true) is_chosen!: boolean
  @Answer.orNull(
    String,
    'Why the value that was chosen is not in force: where, and what; null when it is.',
    null,
  )
  problem!: string | null
  @Answer.orNull(String, 'Who chose it.', 'Olga Support') changed_by!: string | null
  @Answer.orNull(String, 'ISO instant.', INSTANT, 'date-time') changed_at!: string | null
}

/** A flag of a remote, and for whom it is on. */
export class FlagDto {
  @Answer('Name, as code and addresses spell it.', FLAG) name!: string
  @Answer('What people see when it is on.', 'Its card has a new look.') description!: string
  @Answer('Who decides about it.', 'Example team') owner!: string
  @Answer('Calendar day after which a release must not have it.', '2099-12-31', 'date') ends!: string
  @Answer('Whether that day is over.', false) is_over!: boolean
  @Answer('Whether it is on in this environment until an operator gives it a share.', false)
  default!: boolean
  @Answer.orNull(Number, 'Percent of the people for whom it is on; null: the default is in force.', 10)
  share!: number | null
  @Answer('How many people have it whatever the share is, because they try it early.', 3) testers!: number
  @Answer.orNull(String, 'Who gave it that share.', 'Olga Support') changed_by!: string | null
  @Answer.orNull(String, 'ISO instant.', INSTANT, 'date-time') changed_at!: string | null
}

/** What operators may change of a remote. */
export class ConfigOfRemoteDto {
  @Answer('Name of the remote.', REMOTE) remote!: string
  @Answer.oneOf(ENVIRONMENTS, 'Environment of this server, whose defaults flags have.') environment!: string
  @Answer.list(SettingDto, 'Its settings, as the releases in force declare them.') settings!: SettingDto[]
  @Answer.list(FlagDto, 'Its flags.') flags!: FlagDto[]
  @Answer.list(String, 'What was chosen and no release in force declares any more; DELETE forgets it.', {
    example: [],
  })
  left_over!: string[]
}
