import type { Problem, ProblemCode, ProblemDetails } from '@manemitra/contract/problems';

/**
 * A refusal in the browser: a `Problem` in all but its class, with the words and the status of the answer. The class
 * itself would bring the texts of every refusal that the product knows.
 */
export class CallProblem extends Error implements Problem {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly fields: Problem['fields'];
  readonly retryAfter: Problem['retryAfter'];
  readonly nextHref: Problem['nextHref'];
  readonly current: Problem['current'];
  readonly changes: Problem['changes'];
  readonly alike: Problem['alike'];

  constructor(
    code: ProblemCode,
    { message, status, cause, ...details }: ProblemDetails & { message: string; status: number },
  ) {
    super(message, { cause });
    this.code = code;
    this.status = status;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.nextHref = details.nextHref;
    this.current = details.current;
    this.changes = details.changes;
    this.alike = details.alike;
  }
}
