import { IndianRupee } from 'lucide-react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { rateNote } from './price-texts.ts';
import type { PriceOfProject } from './project-price.ts';

/** What is known of the prices of a project that lists no homes. */
export function PriceWithoutHomes({
  ofProject,
  rate,
}: {
  ofProject: PriceOfProject | null;
  rate: string | null;
}) {
  if (ofProject === null && rate === null) {
    return (
      <EmptyState
        title="Pricing details will be available soon." // spec 8
        text="No unit type is on record here. You can ask the promoter for the price list."
        picture={
          <IndianRupee aria-hidden="true" className="size-12 text-ink-faint" strokeWidth={1.25} />
        }
      />
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {ofProject !== null && (
        <p className="text-pretty">
          <span className="figures font-semibold">{ofProject.sum}.</span>{' '}
          <span className="text-ink-soft">{ofProject.what}. No unit type is on record here.</span>
        </p>
      )}
      <Rate text={rate} note={rateNote([])} />
    </div>
  );
}

/** A price per square foot of the whole project. */
export function Rate({ text, note }: { text: string | null; note: string }) {
  if (text === null) return null;
  return (
    <p className="text-pretty">
      <span className="font-semibold">Price per square foot:</span>{' '}
      <span className="figures">{text}</span> <span className="text-ink-soft">{note}</span>
    </p>
  );
}
