import type { AddressInfo } from 'node:net';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { buildApp } from 'fauxqs';
import { s3ClientConfig } from '../storage/s3Storage.ts';
import type { S3Place } from '../storage/storagePlace.ts';

/** An S3-compatible server on this machine that stores everything in memory. For tests. */
export interface TestS3 {
  place: S3Place;
  /** The keys of all stored objects. */
  keys(): Promise<string[]>;
  close(): Promise<void>;
}

/** A bucket on this machine. */
export const localPlace = (port: number): S3Place => ({
  kind: 's3',
  endpoint: `http://127.0.0.1:${port}`,
  region: 'us-east-1',
  bucket: 'atlas-files',
  credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
  pathStyle: true,
});

export async function startTestS3(): Promise<TestS3> {
  const app = buildApp({ logger: false });
  listParts(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const place = localPlace((app.server.address() as AddressInfo).port);
  const { bucket: Bucket } = place;
  await app.inject({ method: 'PUT', url: `/${Bucket}` });
  const client = new S3Client(s3ClientConfig(place));
  return {
    place,
    keys: async () => ((await client.send(new ListObjectsV2Command({ Bucket }))).Contents ?? []).map(({ Key }) => Key ?? ''),
    close: async () => {
      client.destroy();
      await app.close();
    },
  };
}

const query = (of: unknown) => (of ?? {}) as { uploadId?: string; partNumber?: string };

type Parts = Map<number, { etag: string; size: number }>;

/** Adds ListParts to the server, the only operation of multipart uploads that it lacks. */
function listParts(app: ReturnType<typeof buildApp>): void {
  const uploads = new Map<string, Parts | 'over'>();
  app.addHook('onResponse', (request, reply, done) => {
    const { uploadId, partNumber } = query(request.query);
    if (uploadId !== undefined && reply.statusCode < 300) {
      const known = uploads.get(uploadId);
      const parts: Parts = known instanceof Map ? known : new Map();
      const size = Number(request.headers['content-length']);
      if (request.method === 'PUT') uploads.set(uploadId, parts.set(Number(partNumber), { etag: String(reply.getHeader('etag')), size }));
      // The upload was completed or aborted.
      else if (request.method !== 'GET') uploads.set(uploadId, 'over');
    }
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { uploadId } = query(request.query);
    if (request.method !== 'GET' || uploadId === undefined) return done();
    const known = uploads.get(uploadId) ?? new Map<never, never>();
    if (known === 'over')
      return void reply.code(404).type('application/xml').send('<Error><Code>NoSuchUpload</Code><Message>It is over</Message></Error>');
    const parts = [...known].map(
      ([number, { etag, size }]) => `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag><Size>${size}</Size></Part>`,
    );
    void reply.type('application/xml').send(`<ListPartsResult><IsTruncated>false</IsTruncated>${parts.join('')}</ListPartsResult>`);
  });
}
