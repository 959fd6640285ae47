import { Module } from '@nestjs/common'
import { DataHolders } from './data-holders.js'

/** Who else holds personal data. */
@Module({ providers: [DataHolders], exports: [DataHolders] })
export class DataHoldersModule {}
