import {
  type BillingDataPort,
  Env,
  FieldCipher,
  forPerson,
  PersonalStore,
  type Recipient,
  Sql,
} from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { PaymentPort } from '../payment/payment.port.js'
import { EntitlementRepository } from '../subscription/entitlement.repository.js'
import { BILLING_TABLES } from './billing-tables.js'
import { paymentRecipient } from './recipients.js'

/** What billing holds about a person. Payments are exported and never imported: a file must not make anybody premium. */
@Injectable()
export class BillingData extends PersonalStore implements BillingDataPort {
  constructor(
    sql: Sql,
    cipher: FieldCipher,
    private readonly env: Env,
    private readonly payments: PaymentPort,
    private readonly entitlements: EntitlementRepository,
  ) {
    super(sql, cipher, BILLING_TABLES)
  }

  /** The payment service forgets its customer first: once our rows are gone, nobody knows whom to name to it. */
  override async erase(userId: string): Promise<void> {
    const { provider } = this.payments
    const customers = await forPerson(userId, () => this.entitlements.customersOf(userId, provider))
    for (const customer of customers) await this.payments.forget(customer)
    await super.erase(userId)
  }

  recipients(): Promise<Recipient[]> {
    return Promise.resolve([paymentRecipient(this.env.stripe)])
  }
}
