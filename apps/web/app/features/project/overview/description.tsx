import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';

/** Letters. Six lines of the widest kind hold fewer, so that there is always more to unfold. */
const FOLDED_FROM = 520;

/** What the promoter says of the project; a long text is folded where it can be unfolded. */
export function Description({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > FOLDED_FROM;
  const isFolded = isLong && !isOpen;
  return (
    <section aria-labelledby="about">
      <h3 id="about" className="display mb-2 text-xl">
        About the project
      </h3>
      <p
        id="about-text"
        className={`max-w-prose wrap-anywhere whitespace-pre-line ${isFolded ? '[@media_screen_and_(scripting:enabled)]:line-clamp-6' : ''}`}
      >
        {text}
      </p>
      {isLong && (
        <Button
          kind="bare"
          size="small"
          aria-expanded={isOpen}
          aria-controls="about-text"
          onClick={() => setOpen(!isOpen)}
          className="mt-1 -ml-3 [@media(scripting:none)]:hidden"
        >
          {isOpen ? 'Show less' : 'Read the whole text'}
        </Button>
      )}
    </section>
  );
}
