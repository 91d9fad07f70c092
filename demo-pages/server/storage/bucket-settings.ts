/** Where a bucket is, and its key. */
export interface BucketSettings {
  /** The bucket’s own address, such as `https://s3.ap-southeast-2.amazonaws.com/pictures`. */
  url: string;
  keyId: string;
  secret: string;
  region: string;
}

/** Reads the settings of a bucket from the environment. Throws an error that names the variable to correct. */
export function readBucketSettings(env: Record<string, string | undefined>): BucketSettings | undefined {
  const text = env['PICTURES_BUCKET'];
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isAddress = url && /^https?:$/.test(url.protocol) && url.pathname.length > 1 && !url.search && !url.hash;
  if (!isAddress || url.username || url.password)
    throw new Error(
      'PICTURES_BUCKET is no address of a bucket: use one such as https://s3.ap-southeast-2.amazonaws.com/pictures, ' +
        'and give its key in PICTURES_BUCKET_KEY_ID and PICTURES_BUCKET_SECRET.',
    );
  const [keyId, secret] = [env['PICTURES_BUCKET_KEY_ID'], env['PICTURES_BUCKET_SECRET']];
  if (!keyId || !secret)
    throw new Error('PICTURES_BUCKET needs a key: set PICTURES_BUCKET_KEY_ID and PICTURES_BUCKET_SECRET.');
  return { url: url.href.replace(/\/$/, ''), keyId, secret, region: env['PICTURES_BUCKET_REGION'] || 'us-east-1' };
}
