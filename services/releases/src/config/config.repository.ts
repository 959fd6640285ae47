import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { SettingValue } from '@gb/domain'
import { Repository } from 'typeorm'
import { ChosenValueEntity } from '../database/entities/chosen-value.entity.js'
import { FlagTesterEntity } from '../database/entities/flag-tester.entity.js'

/** Which setting or flag of which remote. */
export type ConfigKey = Pick<ChosenValueEntity, 'remote' | 'kind' | 'name'>

/** One place on the list of a flag. */
export type TesterKey = Pick<FlagTesterEntity, 'remote' | 'flag' | 'tester'>

/** What operators chose for the settings and flags of remotes, in Postgres. */
@Injectable()
export class ConfigRepository {
  constructor(
    @InjectRepository(ChosenValueEntity, 'releases') private readonly rows: Repository<ChosenValueEntity>,
    @InjectRepository(FlagTesterEntity, 'releases') private readonly testers: Repository<FlagTesterEntity>,
  ) {}

  /** Of every remote. */
  all(): Promise<ChosenValueEntity[]> {
    return this.rows.find()
  }

  /** Of one remote, by name. */
  of(remote: string): Promise<ChosenValueEntity[]> {
    return this.rows.find({ where: { remote }, order: { name: 'ASC' } })
  }

  /** Null while the default is in force. */
  find(key: ConfigKey): Promise<ChosenValueEntity | null> {
    return this.rows.findOneBy(key)
  }

  /** In place of what was chosen before. */
  async choose(key: ConfigKey, value: SettingValue, changedBy: string): Promise<void> {
    const now = () => 'now()'
    await this.rows.upsert({ ...key, value, changedBy, changedAt: now }, ['remote', 'kind', 'name'])
  }

  /** Back to the default; nothing happens where nothing was chosen. */
  async drop(key: ConfigKey): Promise<void> {
    await this.rows.delete(key)
  }

  /** Who tries a flag of any remote early. */
  allTesters(): Promise<FlagTesterEntity[]> {
    return this.testers.find()
  }

  /** Who tries a flag of one remote early. */
  testersOf(remote: string): Promise<FlagTesterEntity[]> {
    return this.testers.findBy({ remote })
  }

  /** Once, however often. */
  async addTester(key: TesterKey, addedBy: string): Promise<void> {
    await this.testers
      .createQueryBuilder()
      .insert()
      .values({ ...key, addedBy })
      .orIgnore()
      .execute()
  }

  /** Nothing happens where they were not on the list; without a tester all of the flag are taken off. */
  async dropTesters(key: Partial<TesterKey> & Pick<TesterKey, 'remote' | 'flag'>): Promise<void> {
    await this.testers.delete(key)
  }
}
