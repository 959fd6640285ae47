import { situation } from '@gb/service-kit'
import { GIVEN_REFUND_MESSAGES } from './messages.js'

/** Nothing of that id was paid by the person. */
export class NoSuchPayment extends situation('not_found', GIVEN_REFUND_MESSAGES.noPayment) {}

/** The id stands for another refund, maybe of somebody else. */
export class OtherRefund extends situation('conflict', GIVEN_REFUND_MESSAGES.otherRefund) {}

/** By the guarantee everything goes back, and premium ends. */
export class GoesBackAlready extends situation('conflict', GIVEN_REFUND_MESSAGES.goesBack) {}

/** Nothing is left to give back. */
export class NothingLeft extends situation('conflict', GIVEN_REFUND_MESSAGES.nothingLeft) {}
