import { Sql } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { PackageEntity } from './package.entity.js'

/** A package as stored. */
export type Package = Omit<PackageEntity, 'position'>

/** Packages in Postgres. */
@Injectable()
export class PackageRepository {
  constructor(
    @InjectRepository(PackageEntity, 'billing')
    private readonly rows: Repository<PackageEntity>,
    private readonly sql: Sql,
  ) {}

  find(packageId: string): Promise<Package | null> {
    return this.rows.findOneBy({ packageId })
  }

  /** In the order of the cards. */
  all(): Promise<Package[]> {
    return this.rows.find({ order: { position: 'ASC' } })
  }

  /** Null when there is no such package. What is bought already keeps its price. */
  change({ packageId, ...changed }: Package): Promise<Package | null> {
    return this.sql.transaction(async () => {
      await this.rows.update({ packageId }, changed)
      return this.find(packageId)
    })
  }
}
