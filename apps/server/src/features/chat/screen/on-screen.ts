import type { CatalogueNames, Interpretation } from '@manemitra/query/interpretation';
import { tokenize } from '@manemitra/query/tokens';
import type { ChatRequest } from '../answer.ts';
import { householdWish } from '../household.ts';
import type { ReadSentence } from '../read-once.ts';
import { offerTaken } from './accept.ts';
import { offerGoneOnFrom } from './offer-gone-on-from.ts';
import { keptBy } from './predicate.ts';
import { withoutProjectLeft } from './project-left.ts';
import { absoluteWish } from './relative-wish.ts';
import type { Shown } from './shown.ts';
import { startedOver, takenBack, wishTakenBack } from './taken-back.ts';

/** The turn as the screen makes it whole: its search where the client sends none, a wish that is taken back, and an offer that was taken. */
export async function onScreen(
  request: ChatRequest,
  names: CatalogueNames,
  read: ReadSentence,
): Promise<ChatRequest> {
  const { screen, today } = request;
  const sentence = screen?.sentence ?? '';
  const previous: Interpretation | undefined =
    request.previous ??
    (sentence === '' ? await offerGoneOnFrom(request, read) : await read(sentence));
  const said = { ...request, previous };
  const back =
    (await takenBack(said, read)) ??
    (await startedOver(said, read)) ??
    (await wishTakenBack(said, read));
  if (back !== undefined) return back;
  const asked = screen?.asked;
  const offer = offerTaken(request.prompt, {
    offer: screen?.offer,
    askedFor: () => (asked === undefined ? undefined : keptBy(asked, { previous, names, today })),
  });
  // What is offered is a whole wish.
  return offer === undefined
    ? { ...request, previous }
    : { ...request, prompt: offer, previous: undefined, isOffered: true };
}

/** "Cheaper" as the wish that it is on this screen. */
export function madeAbsolute(
  request: ChatRequest,
  shown: Shown,
  { alone, names }: { alone: Interpretation; names: CatalogueNames },
): ChatRequest {
  // Beside an open project "nearer" and "cheaper" compare what is known of it.
  if (request.propertyId !== undefined) return request;
  const tokens = tokenize(request.prompt);
  const previous = withoutProjectLeft(request.previous, tokens, alone);
  const absolute =
    householdWish(tokens, alone, names) ??
    absoluteWish(tokens, shown, alone, {
      previous,
      names,
      today: request.today,
      before: request.screen?.before,
      asked: request.screen?.asked,
    });
  if (absolute === undefined) return { ...request, previous };
  const { prompt, says, isAnew = false, asksOne = false, orElse } = absolute;
  return {
    ...request,
    previous,
    prompt,
    measured: says,
    asksOne,
    ...(orElse === undefined ? {} : { orElse: { prompt: orElse.prompt, measured: orElse.says } }),
    ...(isAnew ? { previous: undefined } : {}),
  };
}
