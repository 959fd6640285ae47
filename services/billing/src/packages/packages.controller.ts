import { Controller, Get } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Public } from '@gb/service-kit'
import { PublicCache } from '../shared/public-cache.js'
import { SubscriptionPackagesDto } from './packages.dto.js'
import { PackagesService } from './packages.service.js'

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
  list(): Promise<SubscriptionPackagesDto> {
    return this.packages.list()
  }
}
