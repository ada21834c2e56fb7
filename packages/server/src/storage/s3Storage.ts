import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { GetObjectCommand, NoSuchKey, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { checkedKey } from './checkedKey.ts';
import { NotStored, writing } from './failures.ts';
import type { Storage } from './storage.ts';
import type { S3Place } from './storagePlace.ts';

const silent = () => undefined;

/** The S3 client's configuration for a bucket. */
export const s3ClientConfig = ({ endpoint, region, credentials, pathStyle }: S3Place): S3ClientConfig => ({
  endpoint,
  region,
  ...(credentials && { credentials }),
  forcePathStyle: pathStyle,
  // Only Amazon's own servers support the newer checksums.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  // Errors are thrown, and logged by the caller.
  logger: { debug: silent, info: silent, warn: silent, error: silent },
});

/**
 * Files in a bucket of an S3-compatible server, which shows an object only once all of it has
 * arrived.
 */
export function s3Storage(place: S3Place): Storage {
  const client = new S3Client(s3ClientConfig(place));
  const { bucket } = place;
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
  return {
    put: (key, bytes) => writing(() => disk.put(checkedKey(key), bytes)),
    take: async (key, file) => {
      // Without the length, S3 would need the whole file in memory.
      const { size: contentLength } = await stat(file);
      await writing(() => disk.putStream(checkedKey(key), createReadStream(file), { contentLength }));
      await rm(file);
    },
    // Flydrive reads whole files only.
    read: async (key, range) => {
      const Range = range && `bytes=${range.start}-${range.end}`;
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: checkedKey(key), Range }));
        return Body as Readable;
      } catch (error) {
        throw error instanceof NoSuchKey ? new NotStored(key, error) : error;
      }
    },
    remove: async (key) => disk.delete(checkedKey(key)),
  };
}
