import { Body, Controller, Get, Param, Put } from '@nestjs/common'
import {
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger'
import { OperatorOnly, ProblemDto } from '@gb/service-kit'
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
  @ApiOperation({ summary: 'The packages with their prices' })
  @ApiOkResponse({ type: OperatorPackagesDto })
  async list(): Promise<OperatorPackagesDto> {
    return { packages: (await this.packages.all()).map(toOperatorPackageDto) }
  }

  @Put(':package_id')
  @OperatorOnly('billing:write', { reason: true })
  @ApiOperation({ summary: 'Changes a package. What is bought already keeps its price and period' })
  @ApiOkResponse({ type: OperatorPackageDto })
  @ApiBadRequestResponse({ description: 'A field is wrong, or X-Reason is missing.', type: ProblemDto })
  @ApiNotFoundResponse({ description: 'There is no such package.', type: ProblemDto })
  async change(
    @Param() { package_id: packageId }: PackagePath,
    @Body() changed: ChangePackageDto,
  ): Promise<OperatorPackageDto> {
    return toOperatorPackageDto(await this.packages.change(toPackage(packageId, changed)))
  }
}
