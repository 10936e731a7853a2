/** Facts that decide whether a project must be registered. `null` is not known; days are `YYYY-MM-DD`. */
export interface RegistrationFacts {
  isNumberKnown: boolean;
  landSqm: number | null;
  homes: number | null;
  isReady: boolean;
  /** The day of its occupancy certificate, else of its handing over. */
  completedOn: string | null;
  hasOccupancyCertificate: boolean | null;
}

const ACT_IN_FORCE = '2017-05-01';

/** The Act of 2016, section 3(2): exempt up to 500 sq m or 8 homes, or completed before it came into force. */
export function needsRegistration(facts: RegistrationFacts): boolean | null {
  const { landSqm, homes, completedOn } = facts;
  if (facts.isNumberKnown) return true;
  if ((landSqm !== null && landSqm <= 500) || (homes !== null && homes <= 8)) return false;
  const isOld = facts.isReady && completedOn !== null && completedOn < ACT_IN_FORCE;
  if (isOld) return facts.hasOccupancyCertificate === true ? false : null;
  return landSqm === null || homes === null ? null : true;
}
