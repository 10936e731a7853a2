import { expect, it } from 'vitest';
import { softCourse } from './curve.ts';

it('a course goes through its points and turns nowhere sharply between them', () => {
  const course = softCourse([
    [13, 77],
    [13.01, 77.01],
    [13.01, 77.02],
  ]);
  expect(course[0]).toEqual([13, 77]);
  expect(course).toContainEqual([13.01, 77.01]);
  expect(course.at(-1)).toEqual([13.01, 77.02]);
  expect(course).toHaveLength(11);
});

it('a course leaves out a point at which a train would turn back', () => {
  const course = softCourse([
    [13, 77],
    [12.99, 77.01],
    [13.01, 77.02],
    [13.02, 77.03],
  ]);
  expect(course).not.toContainEqual([12.99, 77.01]);
  expect(course).toContainEqual([13.01, 77.02]);
});
