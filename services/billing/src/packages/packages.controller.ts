import { Controller, Get } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Public, type PublicAnswer, PublicCache, publicJson } from '@gb/service-kit'
import { SubscriptionPackagesDto } from './packages.dto.js'
import { PackagesService } from './packages.service.js'

/** Seconds that a browser or proxy may keep the packages. */
const FRESH_SECONDS = 300

/** What can be bought. */
@ApiTags('billing')
@Controller('api')
export class PackagesController {
  constructor(private readonly packages: PackagesService) {}

  @Get('subscription-packages')
  @Public()
  @PublicCache()
  @ApiOperation({ summary: 'The packages and their prices' })
  @ApiOkResponse({ type: SubscriptionPackagesDto })
  async list(): Promise<PublicAnswer> {
    return publicJson(await this.packages.list(), FRESH_SECONDS)
  }
}
