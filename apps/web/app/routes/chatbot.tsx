import { apiContext } from '#web/api/server-context.ts';
import { ChatPage } from '#web/features/assistant/chat-page.tsx';
import { greetingFrom } from '#web/features/assistant/public.ts';
import type { Route } from './+types/chatbot.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { greeting: await greetingFrom(context.get(apiContext)) };
}

export function meta(): Route.MetaDescriptors {
  // The first page is where searching begins; this one is for links of old.
  return [{ title: 'Ask Mitra | ManeMitra' }, { name: 'robots', content: 'noindex' }];
}

export default function Chatbot({ loaderData }: Route.ComponentProps) {
  return <ChatPage greeting={loaderData.greeting} />;
}
