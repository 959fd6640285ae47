import { Injectable } from '@nestjs/common'
import { type Operator, OperatorPort } from '../contracts/operator.port.js'

/**
 * What a call of an operator changed, from what to what: the line that the guard wrote before names only the path. It goes to
 * the port that the guard has asked already, so also a service that may ask no other one can say it.
 */
@Injectable()
export class AuditTrail {
  constructor(private readonly operators: OperatorPort) {}

  /** Resolves once the line is written. */
  changed(operator: Operator, action: string, change: Record<string, string | number | null>): Promise<void> {
    const words = Object.entries(change).map(([name, value]) => `${name}=${value ?? 'none'}`)
    return this.operators.note(operator, action, [words.join(' ')])
  }
}
