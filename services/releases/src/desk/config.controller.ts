import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, CurrentOperator, type Operator, OperatorOnly, Refuses } from '@gb/service-kit'
import { ConfigDesk } from './config-desk.service.js'
import {
  ConfiguredRemotePath,
  ConfigOfRemoteDto,
  FlagPath,
  FlagShareDto,
  FlagTesterPath,
  SettingPath,
  SettingValueDto,
} from './config.dto.js'
import { toConfigOfRemoteDto } from './config.mapper.js'

const UNKNOWN = 'There is no such remote, or no release of it in force declares that.'

/** Settings and flags of the remotes: every change is in force at the next load within a minute, and audited. */
@ApiTags('releases')
@Controller('api/operator/remotes/:remote')
export class ConfigController {
  constructor(private readonly desk: ConfigDesk) {}

  @Get('config')
  @OperatorOnly('ops:read')
  @Answers(ConfigOfRemoteDto, 'Settings and flags of a remote: what there is, and what is in force')
  @Refuses({ 404: 'There is no such remote.' })
  async config(@Param() { remote }: ConfiguredRemotePath): Promise<ConfigOfRemoteDto> {
    return toConfigOfRemoteDto(await this.desk.of(remote))
  }

  @Put('settings/:name')
  @OperatorOnly('releases:write', { confirm: 'change' })
  @Answers(ConfigOfRemoteDto, 'Chooses a value for a setting')
  @Refuses({ 400: 'The value does not fit the schema; the field says where.', 404: UNKNOWN })
  async set(
    @Param() { remote, name }: SettingPath,
    @Body() { value }: SettingValueDto,
    @CurrentOperator() operator: Operator,
  ): Promise<ConfigOfRemoteDto> {
    return toConfigOfRemoteDto(await this.desk.set(remote, name, value, operator))
  }

  @Delete('settings/:name')
  @OperatorOnly('releases:write', { confirm: 'change' })
  @Answers(ConfigOfRemoteDto, 'Puts the default of a setting in force again')
  @Refuses({ 404: UNKNOWN })
  async unset(
    @Param() { remote, name }: SettingPath,
    @CurrentOperator() operator: Operator,
  ): Promise<ConfigOfRemoteDto> {
    return toConfigOfRemoteDto(await this.desk.reset({ remote, kind: 'setting', name }, operator))
  }

  @Put('flags/:name')
  @OperatorOnly('releases:write', { confirm: 'change' })
  @Answers(ConfigOfRemoteDto, 'Turns a flag on for some percent of the people, always the same ones')
  @Refuses({ 404: UNKNOWN })
  async share(
    @Param() { remote, name }: FlagPath,
    @Body() { share }: FlagShareDto,
    @CurrentOperator() operator: Operator,
  ): Promise<ConfigOfRemoteDto> {
    return toConfigOfRemoteDto(await this.desk.share(remote, name, share, operator))
  }

  @Put('flags/:name/testers/:user_id')
  @OperatorOnly('releases:write', { person: true, reason: true })
  @Answers(ConfigOfRemoteDto, 'Turns a flag on for one person, whatever its share is')
  @Refuses({ 404: UNKNOWN, 409: 'As many as may be are on its list.' })
  async addTester(
    @Param() { remote, name: flag, user_id: person }: FlagTesterPath,
    @CurrentOperator() operator: Operator,
  ): Promise<ConfigOfRemoteDto> {
    return toConfigOfRemoteDto(await this.desk.addTester({ remote, flag, person }, operator))
  }

  @Delete('flags/:name/testers/:user_id')
  @OperatorOnly('releases:write', { reason: true })
  @Answers(ConfigOfRemoteDto, 'Takes a person off the list of those who try a flag early')
  @Refuses({ 404: 'There is no such remote.' })
  async dropTester(
    @Param() { remote, name: flag, user_id: person }: FlagTesterPath,
  ): Promise<ConfigOfRemoteDto> {
    return toConfigOfRemoteDto(await this.desk.dropTester({ remote, flag, person }))
  }

  @Delete('flags/:name')
  @OperatorOnly('releases:write', { confirm: 'change' })
  @Answers(ConfigOfRemoteDto, 'Puts the default of a flag in force again')
  @Refuses({ 404: UNKNOWN })
  async unshare(
    @Param() { remote, name }: FlagPath,
    @CurrentOperator() operator: Operator,
  ): Promise<ConfigOfRemoteDto> {
    return toConfigOfRemoteDto(await this.desk.reset({ remote, kind: 'flag', name }, operator))
  }
}
