import { afterAll, beforeAll } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';

/** The app that the tests of a file call: there before the first of them, closed after the last. `given` as for `createTestApp`. */
export function testApp(...given: Parameters<typeof createTestApp>): TestApp {
  const test: Partial<TestApp> = {};
  beforeAll(async () => {
    Object.assign(test, await createTestApp(...given));
  });
  afterAll(() => test.close?.());
  return test as TestApp;
}
