import { AmenityIcon } from '#web/ui/icons/amenity-icon.tsx';
import { TruncatedText } from '#web/ui/truncated-text.tsx';

/** Amenities with their signs. */
export function AmenityGrid({ amenities }: { amenities: readonly { id: string; name: string }[] }) {
  return (
    // Styled from here, as there may be sixty of them.
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 gap-y-1 leading-tight sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] print:grid-cols-4 [&>li]:flex [&>li]:min-h-12 [&>li]:min-w-0 [&>li]:items-center [&>li]:gap-3 [&>li]:py-1.5 print:[&>li]:min-h-0 print:[&>li]:py-0.5">
      {amenities.map(({ id, name }) => (
        <li key={id}>
          <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-areca-tint text-areca print:size-6">
            <AmenityIcon id={id} className="size-5.5" />
          </span>
          <TruncatedText lines={3} className="print:line-clamp-none">
            {name}
          </TruncatedText>
        </li>
      ))}
    </ul>
  );
}
