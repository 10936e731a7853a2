/** Why a file as a whole cannot be taken in, as a sentence for whoever brought it. */
export class UnreadableFile extends Error {}
