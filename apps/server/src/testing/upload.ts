import type { FastifyInstance } from 'fastify';

/** Sends one file as a browser's form does. */
export function upload(
  { app }: { app: FastifyInstance },
  url: string,
  { name, content }: { name: string; content: string | Uint8Array },
  as: { session?: string | undefined; token?: string } = {},
) {
  const edge = 'edge-of-a-part';
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': `multipart/form-data; boundary=${edge}`,
      ...(as.token === undefined ? {} : { authorization: `Bearer ${as.token}` }),
    },
    ...(as.session === undefined ? {} : { cookies: { session: as.session } }),
    payload: Buffer.concat([
      Buffer.from(head),
      Buffer.from(content),
      Buffer.from(`\r\n--${edge}--\r\n`),
    ]),
  });
}
