import { Controller, Get } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, Public, type PublicAnswer, PublicCache, publicJson } from '@gb/service-kit'
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
  @Answers(SubscriptionPackagesDto, 'The packages and their prices')
  async list(): Promise<PublicAnswer> {
    const { list, freshSeconds } = await this.packages.list()
    return publicJson(list, freshSeconds)
  }
}
