/**
 * An expected reason why a program cannot start or go on, for example a taken port. The message is one
 * sentence that says what to do; it is printed without a stack trace and the program exits with code 1.
 */
export class StartFailure extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'StartFailure';
  }
}
