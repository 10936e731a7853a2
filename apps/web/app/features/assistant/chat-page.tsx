import { Assistant } from './assistant.tsx';
import type { Greeting } from './greeting.ts';
import { SamplePrompts } from './sample-prompts.tsx';

/** The conversation as a page of its own, for links that name it (spec 2: /dashboard/chatbot). */
export function ChatPage({ greeting }: { greeting: Greeting }) {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <div>
        <h1 className="page-title">Ask Mitra</h1>
        <p className="mt-3 text-lg leading-snug text-ink-soft">
          Say what home you are looking for, then change what you said: “cheaper”, “not in Varthur”,
          “add a pool”.
        </p>
      </div>
      <Assistant greeting={greeting} />
      <SamplePrompts />
    </div>
  );
}
