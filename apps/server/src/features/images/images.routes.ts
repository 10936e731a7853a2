import type { contract } from '@manemitra/contract/contract';
import { countUpload, refuseUpload, type UploadDeps } from '#server/features/uploads/public.ts';
import type { CallContext, HandlerTable } from '#server/platform/http/handler.ts';
import { accountCaller } from '#server/platform/sessions/account-ref.ts';
import { acceptImage } from './accept-image.ts';
import { expectUpload } from './expect-upload.ts';
import { finishUpload } from './finish-upload.ts';
import { presentImage } from './present-image.ts';

type ImageRoutes = Pick<
  HandlerTable<typeof contract>,
  'uploadImage' | 'expectImageUpload' | 'finishImageUpload'
>;

export function imageRoutes(deps: UploadDeps): ImageRoutes {
  const { store } = deps;
  const counted = <T extends { id: string }>(
    bytes: number,
    { caller, now }: CallContext,
    keep: () => Promise<T>,
  ) => countUpload(deps, { staffId: accountCaller(caller).accountId, bytes, now }, keep);
  return {
    uploadImage: async ({ body }, context) => {
      const keep = () => acceptImage(store, body.bytes);
      return presentImage(await counted(body.bytes.byteLength, context, keep), body.fileName);
    },
    expectImageUpload: async ({ body }, { caller, now }) => {
      const staffId = accountCaller(caller).accountId;
      await refuseUpload(deps, { staffId, bytes: body.bytes, now });
      return { upload: await expectUpload(store, body, { staffId, now }) };
    },
    finishImageUpload: async ({ params, body }, context) => {
      const staffId = accountCaller(context.caller).accountId;
      const image = await finishUpload(store, params.id, staffId, (file) =>
        counted(file.byteLength, context, () => acceptImage(store, file)),
      );
      return presentImage(image, body.fileName);
    },
  };
}
