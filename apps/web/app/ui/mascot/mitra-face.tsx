import './mitra.css';
import { type Expression, MascotHead, naming } from './mascot-head.tsx';

/** The head alone, for a button or beside what Mitra says: from 24 px on. */
export function MitraFace({
  eyes = 'open',
  gaze,
  mouth = 'smile',
  label,
  className = 'size-10',
}: Partial<Expression> & { label?: string; className?: string }) {
  return (
    <svg viewBox="-66 -84 132 132" className={`mitra ${className}`} {...naming(label)}>
      <MascotHead eyes={eyes} gaze={gaze} mouth={mouth} />
    </svg>
  );
}
