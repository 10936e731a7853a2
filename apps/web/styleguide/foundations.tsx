import { GuideSection, Specimen } from './specimen.tsx';

export function Foundations() {
  return (
    <GuideSection
      id="foundations"
      title="Foundations"
      text="Everything else is made of these. They are tokens in one file, and tests hold their contrast."
    >
      <Specimen title="Colour">{() => <Colours />}</Specimen>
      <Specimen title="Type">{() => <Type />}</Specimen>
      <Specimen title="Heights, corners, elevation">{() => <Shapes />}</Specimen>
    </GuideSection>
  );
}

function Colours() {
  return (
    <div className="flex flex-col gap-5">
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        {GROUNDS.map(([name, style]) => (
          <li key={name}>
            <span className={`block h-14 rounded-md border border-outline ${style}`} />
            <span className="text-sm text-ink-soft">{name}</span>
          </li>
        ))}
      </ul>
      <ul className="flex flex-col gap-2">
        {HUES.map(([name, means, solid, tint]) => (
          <li key={name} className="flex overflow-hidden rounded-md border border-hairline">
            <span className={`w-16 shrink-0 sm:w-24 ${solid}`} />
            <span className={`flex-1 px-3 py-2 leading-tight ${tint}`}>
              <span className="font-semibold">{name}</span> · {means}
            </span>
          </li>
        ))}
      </ul>
      <div className="on-grove rounded-md bg-grove p-4 text-on-grove">
        Grove, the deep garden, <span className="text-on-grove-soft">with quieter words</span>,{' '}
        <span className="text-grove-haldi">haldi</span> and{' '}
        <span className="text-grove-gulmohar">gulmohar</span> on it
      </div>
    </div>
  );
}

const GROUNDS = [
  ['ground', 'bg-ground'],
  ['surface', 'bg-surface'],
  ['raised', 'bg-raised'],
  ['sunken', 'bg-sunken'],
  ['ink', 'bg-ink'],
] as const;

const HUES = [
  ['Areca', 'what we do, what fits', 'bg-areca', 'bg-areca-tint text-areca-strong'],
  ['Haldi', 'nice to have, take care', 'bg-haldi-bright', 'bg-haldi-tint text-haldi'],
  ['Gulmohar', 'avoid, wrong, undo', 'bg-gulmohar', 'bg-gulmohar-tint text-gulmohar'],
  ['Tabebuia', 'invented, a small joy', 'bg-tabebuia', 'bg-tabebuia-tint text-tabebuia'],
  ['Kere', 'to know; water on maps', 'bg-kere', 'bg-kere-tint text-kere'],
  ['Jacaranda', 'one more hue for maps', 'bg-jacaranda', 'bg-jacaranda-tint text-jacaranda'],
] as const;

function Type() {
  return (
    <div className="flex flex-col gap-4">
      {SIZES.map(([style, text]) => (
        <p key={style} className={`${style} wrap-anywhere`}>
          {text}
        </p>
      ))}
      <p className="figures">
        ₹1.42 Cr · ₹18,50,000 · 1,152 sq ft
        <br />
        ₹0.98 Cr · ₹17,11,000 · 9,404 sq ft
      </p>
      <p lang="kn" className="text-lg" data-script="kannada">
        ನಿಮ್ಮ ಮಾತಿನಲ್ಲೇ ಹೇಳಿ: ವೈಟ್‌ಫೀಲ್ಡ್‌ನಲ್ಲಿ ೩ ಕೋಣೆಯ ಮನೆ
      </p>
      <p lang="hi" className="text-lg" data-script="devanagari">
        अपने शब्दों में बताइए: व्हाइटफ़ील्ड में ३ कमरों का घर
      </p>
      <p className="text-lg">
        <span data-script="rupee">₹</span> 90,00,000
      </p>
    </div>
  );
}

const SIZES = [
  ['display text-5xl', 'Say it your way'],
  ['display text-4xl', 'Properties for You'],
  ['display text-3xl', 'Rangavalli Ankana'],
  ['display text-xl', 'What we understood'],
  ['text-lg text-ink-soft', 'See how each word was understood and what nobody knows.'],
  ['text-base', '3 BHK, 1,003 sq ft carpet, ready to move, in Whitefield'],
  ['text-sm text-ink-soft', 'Source: Demonstration catalogue, checked on 9 Oct 2026'],
  ['text-xs text-ink-faint', 'Illustration, demonstration project'],
] as const;

function Shapes() {
  return (
    <div className="flex flex-col gap-6">
      <ul className="flex flex-wrap items-end gap-3 text-sm text-ink-soft">
        {HEIGHTS.map(([name, style]) => (
          <li key={name}>
            <span className={`block w-20 rounded-sm bg-areca-tint ${style}`} />
            {name}
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-3 text-sm text-ink-soft">
        {CORNERS.map(([name, style]) => (
          <li key={name} className={`border border-outline bg-surface px-4 py-3 ${style}`}>
            {name}
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-2 gap-4 pb-4 text-sm sm:grid-cols-4">
        {LEVELS.map(([name, style]) => (
          <li key={name} className={`flex h-20 items-end rounded-lg p-3 ${style}`}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

const HEIGHTS = [
  ['target', 'h-target'],
  ['small', 'h-control-small'],
  ['control', 'h-control'],
  ['large', 'h-control-large'],
] as const;

const CORNERS = [
  ['inside a control', 'rounded-sm'],
  ['a control', 'rounded-md'],
  ['holds others', 'rounded-lg'],
  ['over the page', 'rounded-xl'],
  ['speaks', 'speaks'],
] as const;

const LEVELS = [
  ['in the page', 'border border-hairline bg-surface'],
  ['to press', 'border border-outline bg-surface shadow-plinth'],
  ['floating', 'border border-outline bg-raised shadow-floating'],
  ['over all', 'border border-hairline bg-raised shadow-modal'],
] as const;
