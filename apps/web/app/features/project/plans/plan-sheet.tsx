import type { PropertyDetail } from '@manemitra/contract/properties';

/** All floor plans side by side, on paper only. */
export function PlanSheet({ plans }: { plans: PropertyDetail['project']['plan'] }) {
  return (
    <ul className="hidden grid-cols-2 gap-4 print:grid">
      {plans.map(({ unitId, imageUrl, imageCaption, unitLabel, width, height }) => (
        <li key={`${unitId} ${imageUrl}`} className="rounded-md border border-hairline p-2">
          <p className="text-sm font-semibold wrap-anywhere">{unitLabel}</p>
          <img
            src={imageUrl}
            alt={imageCaption}
            width={width}
            height={height}
            className="mt-1 h-56 w-full object-contain"
          />
        </li>
      ))}
    </ul>
  );
}
