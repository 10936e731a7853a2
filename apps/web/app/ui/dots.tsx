/** A loading sign: the first four dots of a rangoli, lit in turn. The words for screen readers come from whatever shows it. */
export function Dots({ className = 'size-5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={className} fill="currentColor">
      {DOTS.map(([x, y], index) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r="2.4"
          className="animate-dot"
          style={{ animationDelay: `${index * 150}ms` }}
        />
      ))}
    </svg>
  );
}

const DOTS = [
  [10, 3],
  [17, 10],
  [10, 17],
  [3, 10],
] as const;
