export { OutboxChip } from './outbox-chip'
