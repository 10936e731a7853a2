import { AmenityIcon } from '#web/ui/icons/amenity-icon.tsx';
import { TruncatedText } from '#web/ui/truncated-text.tsx';

/** Amenities with their signs. */
export function AmenityGrid({ amenities }: { amenities: readonly { id: string; name: string }[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 gap-y-1 sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] print:grid-cols-4">
      {amenities.map(({ id, name }) => (
        <li
          key={id}
          className="flex min-h-12 min-w-0 items-center gap-3 py-1.5 print:min-h-0 print:py-0.5"
        >
          <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-areca-tint text-areca print:size-6">
            <AmenityIcon id={id} className="size-5.5" />
          </span>
          <TruncatedText lines={2} className="leading-tight print:line-clamp-none">
            {name}
          </TruncatedText>
        </li>
      ))}
    </ul>
  );
}
