export { queueMessage } from './queue-message.ts';
export { outboxFigures } from './message-queries.ts';
export { teamAddresses, unreadMailWarning } from './team-addresses.ts';
