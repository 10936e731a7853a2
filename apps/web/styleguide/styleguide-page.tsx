import { linkStyle } from '#web/ui/button.tsx';
import { Actions } from './actions.tsx';
import { Contents } from './contents.tsx';
import { Drawings } from './drawings.tsx';
import { Fields } from './fields.tsx';
import { Foundations } from './foundations.tsx';
import { Images } from './images.tsx';
import { Maps } from './maps.tsx';
import { Navigation } from './navigation.tsx';
import { Overlays } from './overlays.tsx';
import { States } from './states.tsx';

const PARTS = [
  ['foundations', 'Foundations'],
  ['actions', 'Buttons, chips, badges'],
  ['fields', 'Fields'],
  ['navigation', 'Finding one’s way'],
  ['overlays', 'Over the page'],
  ['contents', 'Contents'],
  ['states', 'Waiting, empty, wrong'],
  ['drawings', 'Drawings'],
  ['maps', 'Map'],
  ['images', 'Pictures of a project'],
] as const;

/** Every component in all of its states and both themes, for those who build and those who judge. */
export function StyleguidePage() {
  return (
    <div className="mx-auto w-full max-w-[110rem] px-4 py-8 sm:px-6 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-10">
      <div className="lg:sticky lg:top-6 lg:self-start">
        <h1 className="display text-4xl">Styleguide</h1>
        <p className="mt-2 text-ink-soft">
          What the parts look like. Why they do is in docs/design-language.md.
        </p>
        <nav aria-label="Parts of the styleguide" className="mt-4">
          <ul className="flex flex-wrap gap-x-4 lg:flex-col">
            {PARTS.map(([id, title]) => (
              <li key={id}>
                <a href={`#${id}`} className={`inline-block py-1 ${linkStyle}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="mt-10 flex min-w-0 flex-col gap-16 lg:mt-0">
        <Foundations />
        <Actions />
        <Fields />
        <Navigation />
        <Overlays />
        <Contents />
        <States />
        <Drawings />
        <Maps />
        <Images />
      </div>
    </div>
  );
}
