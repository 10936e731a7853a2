import { paths } from '#web/paths.ts';

/** The first page and the chat hold the conversation themselves. */
export const hasOwnConversation = (pathname: string): boolean =>
  pathname === paths.home() || pathname === paths.chatbot();
