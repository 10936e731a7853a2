/** Letters in the name of a project or a paper: what an import takes in, staff can keep. */
export const NAME_MAX = 200;
