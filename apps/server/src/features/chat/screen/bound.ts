/** A wish that is measured by what is seen, and what it was measured by. */
export interface Bound {
  prompt: string;
  says: string;
  orElse?: Bound;
}
