import type { contract } from '@manemitra/contract/contract';
import { Problem } from '@manemitra/contract/problems';
import { Outage } from '#server/platform/ask-outside.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import type { ImageStore } from '#server/providers/image-store/image-store.port.ts';
import { acceptImage } from './accept-image.ts';
import { presentImage } from './present-image.ts';

export function imageRoutes({
  store,
}: {
  store: ImageStore;
}): Pick<HandlerTable<typeof contract>, 'uploadImage'> {
  return {
    uploadImage: async ({ body }) => {
      try {
        return presentImage(await acceptImage(store, body.bytes), body.fileName);
      } catch (error) {
        throw error instanceof Outage ? new Problem('server.unavailable', { cause: error }) : error;
      }
    },
  };
}
