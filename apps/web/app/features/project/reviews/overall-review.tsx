import type { PropertyDetail } from '@manemitra/contract/properties';
import { Quote } from 'lucide-react';
import { RatingStars } from '#web/ui/rating-stars.tsx';

/** What reviewers say of the builder, and who collected it. */
export function OverallReview({
  detail: { promoter, isDemonstration },
}: {
  detail: Pick<PropertyDetail, 'promoter' | 'isDemonstration'>;
}) {
  const { gReview, gRating } = promoter;
  return (
    <section
      aria-labelledby="overall-review"
      className="speaks flex flex-col gap-3 bg-areca-tint p-5"
    >
      <h3 id="overall-review" className="display text-xl text-areca-strong">
        Overall Builder Review
      </h3>
      <RatingStars value={gRating} className="size-6" />
      {gRating !== null && (
        <p className="-mt-2 text-ink-soft">Of how many ratings is not disclosed.</p>
      )}
      {gReview === null ? (
        <p className="text-ink-soft">
          No review is on record. Ask people who live in one of this builder’s projects.
        </p>
      ) : (
        <blockquote className="flex gap-3 leading-snug">
          <Quote aria-hidden="true" className="size-5 shrink-0 text-areca" />
          <p className="min-w-0 wrap-anywhere">{gReview}</p>
        </blockquote>
      )}
      {(gReview !== null || gRating !== null) && (
        <p className="mt-auto text-sm text-ink-soft">
          {/* Google said nothing about a builder that is invented. */}
          {isDemonstration
            ? 'Powered by the demonstration catalogue: this review is invented.'
            : 'Powered by Google'}
        </p>
      )}
    </section>
  );
}
