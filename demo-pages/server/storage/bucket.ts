import { AwsClient } from 'aws4fetch';
import type { BucketSettings } from './bucket-settings.ts';

/** A store of files under keys, such as one of S3. */
export interface Bucket {
  put(key: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<void>;
  /** The bytes of a key; undefined when there is none. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  remove(key: string): Promise<void>;
}

/** A call that fails is repeated, and none takes longer than the whole time of a page. */
const RETRIES = 2;
const TIME_LIMIT_MS = 10_000;

/** A bucket of a service that speaks S3’s protocol. */
export function createBucket({ url, keyId, secret, region }: BucketSettings): Bucket {
  const client = new AwsClient({
    ...{ accessKeyId: keyId, secretAccessKey: secret, service: 's3', region, retries: RETRIES },
  });
  const call = async (key: string, init: RequestInit = {}) => {
    const answer = await client.fetch(`${url}/${key}`, { ...init, signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    if (!answer.ok && answer.status !== 404) {
      await answer.body?.cancel();
      throw new Error(`The bucket answered ${answer.status} to ${init.method ?? 'GET'} ${key}.`);
    }
    return answer;
  };
  return {
    async put(key, bytes, type) {
      const answer = await call(key, { method: 'PUT', body: bytes, headers: { 'Content-Type': type } });
      if (answer.status === 404) throw new Error('PICTURES_BUCKET names a bucket that is not there.');
    },
    async get(key) {
      const answer = await call(key);
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
    },
    async remove(key) {
      await call(key, { method: 'DELETE' });
    },
  };
}
