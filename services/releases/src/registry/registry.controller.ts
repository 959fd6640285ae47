import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { RELEASE_LIMITS } from '@gb/domain'
import {
  Answers,
  AnswersCreated,
  BodyLimit,
  CurrentOperator,
  type Operator,
  OperatorOnly,
  Refuses,
} from '@gb/service-kit'
import {
  CanaryDto,
  KillDto,
  PinDto,
  PublishedVersionsDto,
  PublishReleaseDto,
  RemotePath,
  RollBackQuery,
  RolloutDto,
  RolloutsDto,
} from './registry.dto.js'
import { toPublication, toPublishedDto, toRolloutDto } from './registry.mapper.js'
import { RegistryService } from './registry.service.js'

/** Releases of the remotes, for the teams that ship them: every change is in force within a minute, and audited. */
@ApiTags('releases')
@Controller('api/operator/remotes')
export class RegistryController {
  constructor(private readonly registry: RegistryService) {}

  @Get()
  @OperatorOnly('ops:read')
  @Answers(RolloutsDto, 'What of each remote is in force: for everybody, for some, pinned, taken out')
  async all(): Promise<RolloutsDto> {
    return { remotes: (await this.registry.all()).map(({ rollout }) => toRolloutDto(rollout)) }
  }

  @Get(':remote')
  @OperatorOnly('ops:read')
  @Answers(PublishedVersionsDto, 'The versions of a remote: when, by whom, and who answers for it')
  @Refuses({ 404: 'Nothing of it was ever published.' })
  async versions(@Param() { remote }: RemotePath): Promise<PublishedVersionsDto> {
    const { published, kept } = await this.registry.versionsOf(remote)
    return { versions: published.map((one) => toPublishedDto(one, kept)) }
  }

  @Post(':remote/releases')
  @OperatorOnly('releases:write')
  @BodyLimit(RELEASE_LIMITS.bodyBytes)
  @AnswersCreated(RolloutDto, 'Publishes a version, and puts it in force unless one is pinned')
  @Refuses({
    400: 'A file is missing or is not what was built.',
    409: 'The version has other files already, or others publish the same remote.',
  })
  async publish(
    @Param() { remote }: RemotePath,
    @Body() body: PublishReleaseDto,
    @CurrentOperator() { name }: Operator,
  ): Promise<RolloutDto> {
    return toRolloutDto(await this.registry.publish(toPublication(body, remote), name))
  }

  @Put(':remote/pin')
  @OperatorOnly('releases:write')
  @Answers(RolloutDto, 'Puts a version in force and holds on to it; null lets go')
  @Refuses({ 404: 'There is no such version.', 410: 'Its files are no longer kept.' })
  async pin(
    @Param() { remote }: RemotePath,
    @Body() { version }: PinDto,
    @CurrentOperator() { name }: Operator,
  ): Promise<RolloutDto> {
    const pinned =
      version === null ? this.registry.unpin(remote, name) : this.registry.pin(remote, version, name)
    return toRolloutDto(await pinned)
  }

  @Put(':remote/canary')
  @OperatorOnly('releases:write')
  @Answers(RolloutDto, 'Gives a version to some percent of the people, always the same ones')
  @Refuses({ 404: 'There is no such version.', 410: 'Its files are no longer kept.' })
  async canary(
    @Param() { remote }: RemotePath,
    @Body() { version, share }: CanaryDto,
    @CurrentOperator() { name }: Operator,
  ): Promise<RolloutDto> {
    return toRolloutDto(await this.registry.canary(remote, version, share, name))
  }

  @Post(':remote/rollback')
  @HttpCode(200)
  @OperatorOnly('releases:write')
  @Answers(RolloutDto, 'One step back: ends a canary, else puts in force what was before')
  @Refuses({
    404: 'Nothing of it was ever published.',
    409: 'Nothing was in force before, or `from` is no longer in force.',
  })
  async rollBack(
    @Param() { remote }: RemotePath,
    @Query() { from }: RollBackQuery,
    @CurrentOperator() { name }: Operator,
  ): Promise<RolloutDto> {
    return toRolloutDto(await this.registry.rollBack(remote, from ?? null, name))
  }

  @Put(':remote/kill')
  @OperatorOnly('releases:write')
  @Answers(RolloutDto, 'Takes a remote out: people read a calm notice in its place')
  async kill(
    @Param() { remote }: RemotePath,
    @Body() { notice }: KillDto,
    @CurrentOperator() { name }: Operator,
  ): Promise<RolloutDto> {
    return toRolloutDto(await this.registry.kill(remote, notice, name))
  }

  @Delete(':remote/kill')
  @OperatorOnly('releases:write')
  @Answers(RolloutDto, 'Brings a remote back that was taken out')
  async revive(@Param() { remote }: RemotePath, @CurrentOperator() { name }: Operator): Promise<RolloutDto> {
    return toRolloutDto(await this.registry.kill(remote, null, name))
  }
}
