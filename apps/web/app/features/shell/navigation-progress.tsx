import { useNavigation } from 'react-router';

/** A thin line while the next page is on its way; readers hear of the new page by its title. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden bg-areca-tint"
    >
      <div className="h-full w-1/3 animate-[progress_1s_ease-in-out_infinite] bg-areca" />
    </div>
  );
}
