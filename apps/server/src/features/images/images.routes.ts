import type { contract } from '@manemitra/contract/contract';
import { accountCaller } from '#server/features/accounts/public.ts';
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
    uploadImage: async ({ body }) =>
      presentImage(await acceptImage(store, body.bytes), body.fileName),
    expectImageUpload: async ({ body }, { caller, now }) => ({
      upload: await expectUpload(store, body, { staffId: accountCaller(caller).accountId, now }),
    }),
    finishImageUpload: async ({ params, body }, { caller }) => {
      const image = await finishUpload(store, params.id, accountCaller(caller).accountId);
      return presentImage(image, body.fileName);
    },
  };
}
