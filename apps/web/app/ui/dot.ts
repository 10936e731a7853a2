/** Between two facts of a line. Where the line is too long it ends with the dot, and none begins with one. */
export const DOT = '\u00A0· ';
