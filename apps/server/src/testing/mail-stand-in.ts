import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface MailStandIn {
  port: number;
  close: () => Promise<void>;
}

/** A mail server on this machine that lets everybody in and does with a letter what the options say. */
export async function createMailStandIn(options: SMTPServerOptions): Promise<MailStandIn> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
