import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, CurrentOperator, type Operator, OperatorOnly, Refuses } from '@gb/service-kit'
import {
  ChangePackageDto,
  OperatorPackageDto,
  OperatorPackagesDto,
  PackagePath,
  PricePath,
  SchedulePriceDto,
} from './operator-packages.dto.js'
import { toOperatorPackageDto, toPackage } from './operator-packages.mapper.js'
import { PackagesService } from './packages.service.js'

/** Packages and prices, for their owners. */
@ApiTags('billing')
@Controller('api/operator/packages')
export class OperatorPackagesController {
  constructor(private readonly packages: PackagesService) {}

  @Get()
  @OperatorOnly('billing:write')
  @Answers(OperatorPackagesDto, 'The packages with their prices, and those to come')
  async list(): Promise<OperatorPackagesDto> {
    return { packages: (await this.packages.all()).map((priced) => toOperatorPackageDto(priced)) }
  }

  @Put(':package_id')
  @OperatorOnly('billing:write', { reason: true, confirm: 'change' })
  @Answers(
    OperatorPackageDto,
    'Changes a package now. What is bought already keeps its price and period',
    'It is from now on what is sent, and nothing else: read it first, and change what is to change.',
  )
  @Refuses({ 400: 'A field is wrong, or X-Reason is missing.', 404: 'There is no such package.' })
  async change(
    @Param() { package_id: packageId }: PackagePath,
    @Body() changed: ChangePackageDto,
    @CurrentOperator() operator: Operator,
  ): Promise<OperatorPackageDto> {
    return toOperatorPackageDto(await this.packages.change(toPackage(packageId, changed), operator))
  }

  @Post(':package_id/prices')
  @HttpCode(200)
  @OperatorOnly('billing:write', { reason: true, confirm: 'schedule' })
  @Answers(
    OperatorPackageDto,
    'Sets a price that holds from an instant on',
    'Whoever has bought before renews at the old price, and a checkout that was begun before keeps it.',
  )
  @Refuses({
    400: 'A field is wrong, or X-Reason is missing.',
    404: 'There is no such package.',
    409: 'Another price begins at that instant, or too many are to come.',
  })
  async schedule(
    @Param() { package_id: packageId }: PackagePath,
    @Body() wanted: SchedulePriceDto,
    @CurrentOperator() operator: Operator,
  ): Promise<OperatorPackageDto> {
    return toOperatorPackageDto(await this.packages.schedule(packageId, wanted, operator))
  }

  @Delete(':package_id/prices/:price_id')
  @OperatorOnly('billing:write', { reason: true, confirm: 'take-back' })
  @Answers(OperatorPackageDto, 'Takes back a price that has not begun')
  @Refuses({ 404: 'There is no such price to come.' })
  async unschedule(
    @Param() { package_id: packageId, price_id: priceId }: PricePath,
    @CurrentOperator() operator: Operator,
  ): Promise<OperatorPackageDto> {
    return toOperatorPackageDto(await this.packages.unschedule(packageId, priceId, operator))
  }
}
