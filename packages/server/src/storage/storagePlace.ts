import { isAbsolute } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A bucket of an S3-compatible server. */
export interface S3Place {
  kind: 's3';
  endpoint: string;
  region: string;
  bucket: string;
  /**
   * Without them the client uses the sources of Amazon's tools: the environment, a role of the
   * machine.
   */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /** Whether the bucket is in the path, which every server supports, or in the name of the host. */
  pathStyle: boolean;
}
export type StoragePlace = { kind: 'folder'; folder: string } | S3Place;

const S3_FORM = 's3://KEY:SECRET@HOST/BUCKET?region=REGION';

/**
 * Parses STORAGE_URL: an absolute folder, as a path or as `file://…`, or a bucket,
 * `s3://KEY:SECRET@HOST/BUCKET?region=REGION`, key and secret percent-encoded. Further options in
 * the query: `tls=off` for a server without TLS, `style=host` for a bucket in the name of the host.
 *
 * @throws Error with a message that contains nothing of the value
 */
export function storagePlace(value: string): StoragePlace {
  if (isAbsolute(value)) return { kind: 'folder', folder: value };
  const url = URL.parse(value);
  if (url?.protocol === 'file:') return { kind: 'folder', folder: fileURLToPath(url) };
  if (url?.protocol !== 's3:' || url.host === '') throw new Error(`is an absolute folder, or ${S3_FORM}`);
  const bucket = url.pathname.slice(1);
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw new Error(`names a bucket after the host: ${S3_FORM}`);
  if ((url.username === '') !== (url.password === '')) throw new Error(`has a key and a secret, or neither: ${S3_FORM}`);
  const { region = 'us-east-1', tls = 'on', style = 'path', ...unknown } = Object.fromEntries(url.searchParams);
  if (Object.keys(unknown).length > 0 || !/^(on|off)$/.test(tls) || !/^(path|host)$/.test(style))
    throw new Error('knows region=…, tls=off and style=host in its query');
  return {
    kind: 's3',
    endpoint: `${tls === 'on' ? 'https' : 'http'}://${url.host}`,
    region,
    bucket,
    ...(url.username !== '' && {
      credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) },
    }),
    pathStyle: style === 'path',
  };
}
