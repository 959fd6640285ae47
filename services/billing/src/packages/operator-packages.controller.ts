import { Body, Controller, Get, Param, Put } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, OperatorOnly, Refuses } from '@gb/service-kit'
import {
  ChangePackageDto,
  OperatorPackageDto,
  OperatorPackagesDto,
  PackagePath,
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
  @Answers(OperatorPackagesDto, 'The packages with their prices')
  async list(): Promise<OperatorPackagesDto> {
    return { packages: (await this.packages.all()).map(toOperatorPackageDto) }
  }

  @Put(':package_id')
  @OperatorOnly('billing:write', { reason: true, confirm: 'change' })
  @Answers(OperatorPackageDto, 'Changes a package. What is bought already keeps its price and period')
  @Refuses({ 400: 'A field is wrong, or X-Reason is missing.', 404: 'There is no such package.' })
  async change(
    @Param() { package_id: packageId }: PackagePath,
    @Body() changed: ChangePackageDto,
  ): Promise<OperatorPackageDto> {
    return toOperatorPackageDto(await this.packages.change(toPackage(packageId, changed)))
  }
}
