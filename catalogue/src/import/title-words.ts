/** Words before a project's name in a title: what kind of list it is of. */
export const BEFORE_NAME =
  /^(?:(?:stock|inventory|availability|available|unsold|sold|statement|status|price|prices|pricing|cost|rate|list|sheet|details?|report|master|tracker|chart|matrix|summary|units?|flats?|apartments?|villas?|homes?|project|name|as|on|of|for|in|at|the)\b[\s.:_]*)+/i;

/** Words behind it. */
export const BEHIND_NAME =
  /(?:[\s_(.]*\b(?:stock|inventory|availability|available|unsold|sold|statement|status|price|prices|pricing|cost|rate|list|sheet|details?|report|master|tracker|chart|matrix|summary|update|updated|latest|final|new|copy|draft|internal|current|as|on|of|for|dated?|dtd|cp|v|ver|version|rev|\d{1,2}|v\d{1,2}|units?|flats?|(?:tower|block|wing)\s+\w{1,2})\b[\s.)]*)+$/i;

/** Words that may be part of a project's name, but are no name by themselves. */
export const NO_NAME_ALONE =
  /^(?:(?:units?|flats?|apartments?|villas?|homes?|plots?|sites?|projects?|available|new|final|latest|book\d*|sheet\d*|data|export|internal|confidential|page|sl|no|residential|location|\d?\s?bhk)\b[\s\d.]*)+$/i;

export const DATES =
  /\b(?:\d{1,2}(?:st|nd|rd|th)?[\s./-]*)?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:[a-z]{2,6})?\b[\s.,'’/-]*(?:\d{1,2}(?:st|nd|rd|th)?\b[\s,]*)?(?:20)?\d{2}\b|\b\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?\b|\b(?:19|20)\d{2}\b/gi;

/** A part of a title that says whose the list is, where the project lies, or what its prices have in them. */
export const OF_OTHER_THINGS =
  /\b(?:pvt|private|ltd|limited|llp|developers?|builders?|constructions?|infra(?:structure)?|realty|realtors?|group|associates|ventures|gst|registration|excl|incl|lakhs?|lacs?|crores?|rupees|rs|inr|sq\.?\s?ft|sft|rera|prm|contact|phone|mobile|www|prepared|sales|tel|road|rd|bangalore|bengaluru|karnataka|note|dated?|dt|approved|approval|sanctioned)\b|@|\d{6}/i;
