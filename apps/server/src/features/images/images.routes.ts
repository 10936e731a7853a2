import type { contract } from '@manemitra/contract/contract';
import { Problem } from '@manemitra/contract/problems';
import { accountCaller } from '#server/features/accounts/public.ts';
import { Outage } from '#server/platform/ask-outside.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import type { ImageStore } from '#server/providers/image-store/image-store.port.ts';
import { acceptImage } from './accept-image.ts';
import { expectUpload } from './expect-upload.ts';
import { finishUpload } from './finish-upload.ts';
import { presentImage } from './present-image.ts';

type ImageRoutes = Pick<
  HandlerTable<typeof contract>,
  'uploadImage' | 'expectImageUpload' | 'finishImageUpload'
>;

export function imageRoutes({ store }: { store: ImageStore }): ImageRoutes {
  return {
    uploadImage: ({ body }) =>
      unlessAway(async () => presentImage(await acceptImage(store, body.bytes), body.fileName)),
    expectImageUpload: ({ body }, { caller, now }) =>
      unlessAway(async () => ({
        upload: await expectUpload(store, body, { staffId: accountCaller(caller).accountId, now }),
      })),
    finishImageUpload: ({ params, body }, { caller }) =>
      unlessAway(async () =>
        presentImage(
          await finishUpload(store, params.id, accountCaller(caller).accountId),
          body.fileName,
        ),
      ),
  };
}

async function unlessAway<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof Outage ? new Problem('server.unavailable', { cause: error }) : error;
  }
}
