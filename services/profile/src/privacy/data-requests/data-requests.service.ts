import { Injectable } from '@nestjs/common'
import { type DataExport, DataRequestsRepository, type PendingDeletion } from './data-requests.repository.js'

/** Tells what people did with their right to their data. */
@Injectable()
export class DataRequestsService {
  constructor(private readonly requests: DataRequestsRepository) {}

  deletions(): Promise<PendingDeletion[]> {
    return this.requests.deletions()
  }

  exports(): Promise<DataExport[]> {
    return this.requests.exports()
  }
}
