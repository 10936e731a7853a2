/** Numbers that both sides must agree on, with the section of the specification that sets them. */

/** The largest whole number that a column of ours holds: ids and versions beyond it name nothing. */
export const INTEGER_MAX = 2_147_483_647;
export const PROMPT_MAX_LENGTH = 2000;
/** Of words that are looked up by their likeness, which costs with each letter and grows with the catalogue. */
export const LOOKED_UP_MAX_LENGTH = 200;
export const LOOKED_UP_MAX_WORDS = 20;
export const PAGE_SIZE_DEFAULT = 20; // spec 9
export const PAGE_SIZE_MAX = 100;
export const CARD_IMAGES_MAX = 4; // spec 9: property card thumbnails
export const COMPARE_MIN = 2; // spec 9
export const COMPARE_MAX = 3; // spec 9
export const VIEW_MULTIPLE_MIN = 1; // spec 9
export const VIEW_MULTIPLE_MAX = 10; // spec 9
export const DISCOVER_MAX = 10;
/** Of how many projects, spoken of one after the other, a turn may say “all four”. */
export const SPOKEN_MAX = 4;
/** How many searches may be taken back, one after the other. */
export const TAKEN_BACK_MAX = 8;
export const PROMPT_ROTATION_MS = 2500; // spec 9: landing prompt rotation
export const HINT_EVERY_MS = 10_000; // spec 9: the mascot's hint
export const HINT_SHOWN_MS = 3_000; // spec 9
export const SCROLL_TRIGGER_PX = 200; // spec 9: infinite scroll
export const SCROLL_DEBOUNCE_MS = 300; // spec 9
export const QUERY_STALE_MS = 5 * 60 * 1000; // spec 9
export const NEARBY_RADIUS_METERS = 3000; // spec 9
export const NEARBY_RADIUS_SMALL_METERS = 2500; // spec 9: small screens
export const NEARBY_RADIUS_MAX_METERS = 10_000;
export const NEARBY_PER_CATEGORY = 4; // spec 9
export const NEARBY_PER_CATEGORY_SMALL = 3; // spec 9: small screens
export const NEARBY_LIMIT_MAX = 20;
/** How far "near" is on foot, in minutes: our own choice. */
export const ON_FOOT_MINUTES = 15;
export const SERVICE_CARDS_MAX = 6; // spec 9: then every utility
export const PASSWORD_MAX_LENGTH = 200;
export const LEAD_MESSAGE_MAX_LENGTH = 500;
/** Why staff did something, as the audit log keeps it. */
export const REASON_MAX_LENGTH = 500;
/** Of the words by which a list of staff is searched. */
export const LIST_SEARCH_MAX_LENGTH = 100;
export const LEAD_NOTES_MAX_LENGTH = 2000;
/** How long a code works, a link that sets a password, and a proof of who one is. Texts say these. */
export const CODE_MINUTES = 5;
export const PASSWORD_LINK_HOURS = 48;
export const PROOF_MINUTES = 10;
/** How long what was deleted can be brought back, before it is erased. */
export const RESTORABLE_DAYS = 30;
/** How long a page waits before it offers to send another code: a message takes a moment. */
export const RESEND_SECONDS = 30;
export const EVENT_TEXT_MAX_LENGTH = 2000;
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;
export const DOCUMENT_MAX_BYTES = 20 * 1024 * 1024;
export const IMPORT_MAX_BYTES = 200 * 1024 * 1024;
export const REGISTER_MAX_BYTES = 20 * 1024 * 1024;
/** What one account may upload in a day: the pictures of two hundred projects, and less than fills a disk. */
export const UPLOADED_A_DAY_MAX = { files: 2000, bytes: 1024 * 1024 * 1024 };
/** Files of many projects at once: more would not be looked through by a person. */
export const FILES_AT_ONCE_MAX = 500;
export const FILE_PATH_MAX_LENGTH = 500;
/** Projects that staff name or choose for one change: at once, and in the background. */
export const BULK_AT_ONCE_MAX = 500;
export const PROPERTIES_AT_ONCE_MAX = 20_000;
export const SHORTLIST_MAX = 50;
export const VIEWED_MAX = 20;
export const SAVED_SEARCHES_MAX = 20;
export const NOTE_MAX_LENGTH = 500;
export const SEARCH_NAME_MAX_LENGTH = 80;
