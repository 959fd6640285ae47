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
import { RolloutsService } from './rollouts.service.js'

/** Releases of the remotes, for the teams that ship them: every change is in force within a minute, and audited. */
@ApiTags('releases')
@Controller('api/operator/remotes')
export class RegistryController {
  constructor(
    private readonly registry: RegistryService,
    private readonly rollouts: RolloutsService,
  ) {}

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
    @CurrentOperator() operator: Operator,
  ): Promise<RolloutDto> {
    return toRolloutDto(await this.registry.publish(toPublication(body, remote), operator))
  }

  @Put(':remote/pin')
  @OperatorOnly('releases:write', { confirm: 'pin' })
  @Answers(RolloutDto, 'Puts a version in force and holds on to it; null lets go')
  @Refuses({
    400: 'It would not be in force: it needs another shell or API, or claims what another remote has.',
    404: 'There is no such version.',
    410: 'Its files are no longer kept.',
  })
  async pin(
    @Param() { remote }: RemotePath,
    @Body() { version }: PinDto,
    @CurrentOperator() operator: Operator,
  ): Promise<RolloutDto> {
    const pinned =
      version === null ? this.rollouts.unpin(remote, operator) : this.rollouts.pin(remote, version, operator)
    return toRolloutDto(await pinned)
  }

  @Put(':remote/canary')
  @OperatorOnly('releases:write', { confirm: 'canary' })
  @Answers(RolloutDto, 'Gives a version to some percent of the people, always the same ones')
  @Refuses({
    400: 'It would not be in force: it needs another shell or API, or claims what another remote has.',
    404: 'There is no such version.',
    410: 'Its files are no longer kept.',
  })
  async canary(
    @Param() { remote }: RemotePath,
    @Body() { version, share }: CanaryDto,
    @CurrentOperator() operator: Operator,
  ): Promise<RolloutDto> {
    return toRolloutDto(await this.rollouts.canary(remote, version, share, operator))
  }

  @Post(':remote/rollback')
  @HttpCode(200)
  @OperatorOnly('releases:write', { confirm: 'rollback' })
  @Answers(RolloutDto, 'One step back: ends a canary, else puts in force what was before')
  @Refuses({
    404: 'Nothing of it was ever published.',
    400: 'What was before would not be in force: it needs another shell or API, or claims what another remote has.',
    409: 'Nothing was in force before, or `from` is no longer in force.',
    410: 'The files of what was before are no longer kept.',
  })
  async rollBack(
    @Param() { remote }: RemotePath,
    @Query() { from }: RollBackQuery,
    @CurrentOperator() operator: Operator,
  ): Promise<RolloutDto> {
    return toRolloutDto(await this.rollouts.rollBack(remote, from ?? null, operator))
  }

  @Put(':remote/kill')
  @OperatorOnly('releases:write', { confirm: 'kill' })
  @Answers(RolloutDto, 'Takes a remote out: people read a calm notice in its place')
  async kill(
    @Param() { remote }: RemotePath,
    @Body() { notice }: KillDto,
    @CurrentOperator() operator: Operator,
  ): Promise<RolloutDto> {
    return toRolloutDto(await this.rollouts.kill(remote, notice, operator))
  }

  @Delete(':remote/kill')
  @OperatorOnly('releases:write')
  @Answers(RolloutDto, 'Brings a remote back that was taken out')
  async revive(@Param() { remote }: RemotePath, @CurrentOperator() operator: Operator): Promise<RolloutDto> {
    return toRolloutDto(await this.rollouts.kill(remote, null, operator))
  }
}
