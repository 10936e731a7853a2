import './mitra.css';
import type { ReactNode } from 'react';
import { naming } from './mascot-head.tsx';
import {
  Asleep,
  Celebrating,
  Hello,
  Pointing,
  Searching,
  Sorry,
  Thinking,
} from './mascot-poses.tsx';

export type Pose =
  | 'hello'
  | 'thinking'
  | 'searching'
  | 'pointing'
  | 'sorry'
  | 'celebrating'
  | 'asleep';

const DRAWINGS: Readonly<Record<Pose, () => ReactNode>> = {
  hello: Hello,
  thinking: Thinking,
  searching: Searching,
  pointing: Pointing,
  sorry: Sorry,
  celebrating: Celebrating,
  asleep: Asleep,
};

/**
 * Mitra, a slender loris of the city's old campus woods in a cap of areca leaf: large eyes that look for a home
 * when others sleep. `sorry` is for nothing found, `asleep` for what cannot be reached. Without a `label` it is
 * decoration. It moves a little, never where less motion is asked for.
 */
export function Mitra({
  pose,
  label,
  className = 'size-80 max-w-full',
}: {
  pose: Pose;
  label?: string;
  className?: string;
}) {
  const Drawing = DRAWINGS[pose];
  return (
    <svg viewBox="0 0 200 200" className={`mitra mitra-${pose} ${className}`} {...naming(label)}>
      <Drawing />
    </svg>
  );
}
