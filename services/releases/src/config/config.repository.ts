import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { SettingValue } from '@gb/domain'
import { Repository } from 'typeorm'
import { ChosenValueEntity } from '../database/entities/chosen-value.entity.js'

/** Which setting or flag of which remote. */
export type ConfigKey = Pick<ChosenValueEntity, 'remote' | 'kind' | 'name'>

/** What operators chose for the settings and flags of remotes, in Postgres. */
@Injectable()
export class ConfigRepository {
  constructor(
    @InjectRepository(ChosenValueEntity, 'releases') private readonly rows: Repository<ChosenValueEntity>,
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
}
