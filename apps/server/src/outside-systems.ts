import path from 'node:path';
import type { Config } from './config.ts';
import type { PlaceServices } from './features/places/outside-services.ts';
import type { ForwardEvents } from './providers/analytics/analytics.port.ts';
import { postHog } from './providers/analytics/posthog.ts';
import { googleRouter } from './providers/directions/google-routes.ts';
import { osrmRouter } from './providers/directions/osrm.ts';
import { valhallaRouter } from './providers/directions/valhalla.ts';
import { googlePlaces } from './providers/nearby-places/google-places.ts';
import { googleStreetView } from './providers/street-view/google-street-view.ts';
import { imageFiles } from './providers/image-store/image-files.ts';
import type { ImageStore } from './providers/image-store/image-store.port.ts';
import type { AskModel } from './providers/language-model/language-model.port.ts';
import { httpGateway } from './providers/message-sender/http-gateway.ts';
import type {
  OutgoingMessage,
  SendMessage,
} from './providers/message-sender/message-sender.port.ts';
import { outboxFile } from './providers/message-sender/outbox-file.ts';
import { smtpSender } from './providers/message-sender/smtp.ts';

/** Who carries the messages of each channel: what the configuration names, else a file under DATA_DIR. */
export function messageSenders(
  config: Config,
  say: (line: string) => void,
): Record<OutgoingMessage['channel'], SendMessage> {
  const file = outboxFileOf(config);
  // On a site that visitors reach, the terminal is a log: it holds neither codes nor numbers.
  const isOneMachine = config.publicUrl === undefined;
  const toFile = outboxFile({
    file,
    say: ({ channel, to, text }) =>
      say(
        isOneMachine
          ? `\n${NAMES[channel]} to ${masked(to)}: ${text}\n`
          : `A message (${channel}) was written to ${file}: no gateway is configured.`,
      ),
  });
  const gateway = config.messageGateway ? httpGateway(config.messageGateway) : toFile;
  const email = config.smtp ? smtpSender(config.smtp) : toFile;
  return { sms: gateway, whatsapp: gateway, email };
}

/** Where messages are written that no gateway carries. */
export const outboxFileOf = ({ dataDir }: Config): string =>
  path.join(dataDir, 'outbox', 'messages.jsonl');

const NAMES = { sms: 'SMS', whatsapp: 'WhatsApp', email: 'E-mail' };

/** Enough to know it again: `…43210`, `a…@homes.example`. */
function masked(to: string): string {
  return to.includes('@') ? to.replace(/(?<=^.).*(?=@)/, '…') : `…${to.slice(-4)}`;
}

/** Where uploaded images are kept: the bucket of the configuration, else files under DATA_DIR. */
export async function imageStore({ imageBucket, dataDir }: Config): Promise<ImageStore> {
  if (imageBucket === undefined) return imageFiles(path.join(dataDir, 'media'));
  // A large library, loaded only by those who need it.
  const { s3Bucket } = await import('./providers/image-store/s3-bucket.ts');
  return s3Bucket(imageBucket);
}

/** Who counts events besides our own table, if anybody. */
export function analytics({ analytics: service }: Config): ForwardEvents | undefined {
  return service && postHog(service);
}

/** Who may put an answer into kinder words, if anybody. */
export async function languageModel({
  languageModel: service,
}: Config): Promise<AskModel | undefined> {
  if (service === undefined) return undefined;
  // A large library, loaded only by those who need it.
  const { openAiCompatible } = await import('./providers/language-model/openai-compatible.ts');
  return openAiCompatible(service);
}

/** The outside systems of the location tab that the configuration names; without any it asks nobody. */
export function placeServices(config: Config, report: PlaceServices['report']): PlaceServices {
  const { directions, googleMapsKey, googleMapsUrl } = config;
  const google = (baseUrl: string) =>
    googleMapsKey === undefined
      ? undefined
      : { key: googleMapsKey, baseUrl: googleMapsUrl ?? baseUrl };
  const routes = google('https://routes.googleapis.com');
  const streets = google('https://maps.googleapis.com');
  const around = google('https://places.googleapis.com');
  return {
    report,
    ...(directions.kind === 'osrm' ? { findRoute: osrmRouter(directions.url) } : {}),
    ...(directions.kind === 'valhalla' ? { findRoute: valhallaRouter(directions.url) } : {}),
    ...(directions.kind === 'google' && routes ? { findRoute: googleRouter(routes) } : {}),
    ...(config.nearbyPlaces === 'google' && around ? { findPlaces: googlePlaces(around) } : {}),
    ...(streets
      ? { findPanorama: googleStreetView({ ...streets, embedKey: config.googleMapsEmbedKey }) }
      : {}),
  };
}
