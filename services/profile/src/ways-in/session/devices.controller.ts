import { Controller, Delete, Get, Param, Res } from '@nestjs/common'
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { CurrentUser, Idempotent, ProblemDto, Session, type SessionUser } from '@gb/service-kit'
import { BrowserCookies } from '../../base/browser/browser-cookies.js'
import type { BrowserReply } from '../../base/browser/http.js'
import { DeviceParams, DevicesDto, RevokedDeviceDto } from './devices.dto.js'
import { DevicesService } from './devices.service.js'
import { toDevicesDto, toRevokedDeviceDto } from './session.mapper.js'

/** The browsers that have proven themselves for the own profile. */
@ApiTags('session')
@Controller('api')
export class DevicesController {
  constructor(
    private readonly devices: DevicesService,
    private readonly cookies: BrowserCookies,
  ) {}

  @Get('devices')
  @Session()
  @ApiOperation({ summary: 'The devices of the own profile' })
  @ApiOkResponse({ type: DevicesDto })
  async list(@CurrentUser() user: SessionUser): Promise<DevicesDto> {
    return toDevicesDto(await this.devices.list(user))
  }

  @Delete('devices/:device_id')
  @Session()
  @Idempotent()
  @ApiOperation({
    summary: 'Sign a device out for good',
    description: 'Its sessions end at once, and the profile code alone no longer opens the profile on it.',
  })
  @ApiOkResponse({ type: RevokedDeviceDto })
  @ApiNotFoundResponse({ description: "No such device, or somebody else's.", type: ProblemDto })
  async revoke(
    @Param() { device_id: deviceId }: DeviceParams,
    @CurrentUser() user: SessionUser,
    @Res({ passthrough: true }) reply: BrowserReply,
  ): Promise<RevokedDeviceDto> {
    const revoked = await this.devices.revoke(user, deviceId)
    this.cookies.wipeIf(revoked.current, reply)
    return toRevokedDeviceDto(revoked)
  }
}
