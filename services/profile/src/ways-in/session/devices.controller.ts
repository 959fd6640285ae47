import { Controller, Delete, Get, Param, Res } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, CurrentUser, Idempotent, Refuses, Session, type SessionUser } from '@gb/service-kit'
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
  @Answers(DevicesDto, 'The devices of the own profile')
  async list(@CurrentUser() user: SessionUser): Promise<DevicesDto> {
    return toDevicesDto(await this.devices.list(user))
  }

  @Delete('devices/:device_id')
  @Session()
  @Idempotent()
  @Answers(
    RevokedDeviceDto,
    'Sign a device out for good',
    'Its sessions end at once, and the profile code alone no longer opens the profile on it.',
  )
  @Refuses({ 404: "No such device, or somebody else's." })
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
