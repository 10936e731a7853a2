/** Something that happened on the site, without who did it. */
interface CountedEvent {
  /** Stays the same over every try. */
  id: string;
  name: string;
  properties: Readonly<Record<string, string>>;
  /** ISO 8601. */
  at: string;
}

/** Hands events over and resolves once they are taken; throws an `Outage` when they may be handed over again. */
export type ForwardEvents = (events: readonly CountedEvent[]) => Promise<void>;
