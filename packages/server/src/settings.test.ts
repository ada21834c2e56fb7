import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const PRODUCTION = { NODE_ENV: 'production', SESSION_SECRET: 'a secret of thirty-two characters' };

describe('readSettings', () => {
  it('has defaults that start a demo on this machine', () => {
    expect(readSettings({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      production: false,
      demo: true,
      trustedOnly: false,
      rateLimits: true,
      workers: true,
      slowStatementMs: 500,
    });
    expect(readSettings({}).publicUrl).toBe('http://127.0.0.1:4000');
  });

  it.each([
    ['PORT', { PORT: 'abc' }],
    ['PORT', { PORT: '70000' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'atlas' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    ['STORAGE_URL', { STORAGE_URL: 'files' }],
    ['STORAGE_URL', { STORAGE_URL: 's3://' }],
    ['STORAGE_URL', { STORAGE_URL: 's3://key:secret@host' }],
    ['STORAGE_URL', { STORAGE_URL: 's3://key@host/bucket' }],
    ['STORAGE_URL', { STORAGE_URL: 's3://host/bucket?regoin=x' }],
    ['ATLAS_NOW', { ATLAS_NOW: 'yesterday' }],
    ['ATLAS_NOW', { ATLAS_NOW: '2025-01-01T00:00:00Z', NODE_ENV: 'production' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'off', NODE_ENV: 'production' }],
    ['SESSION_SECRET', { NODE_ENV: 'production' }],
    ['SESSION_SECRET', { SESSION_SECRET: 'too short' }],
    ['SESSION_SECRET_OLD', { SESSION_SECRET_OLD: 'too short' }],
    ['SESSION_SECRET_OLD', { SESSION_SECRET_OLD: `${'x'.repeat(32)},short` }],
    ['SESSION_SECRET_OLD', { SESSION_SECRET: 'x'.repeat(32), SESSION_SECRET_OLD: 'x'.repeat(32) }],
    ['SERVICE_TOKEN', { SERVICE_TOKEN: 'too short' }],
    ['SLOW_STATEMENT_MS', { SLOW_STATEMENT_MS: '0' }],
    ['SLOW_STATEMENT_MS', { SLOW_STATEMENT_MS: '1.5' }],
    ['SLOW_STATEMENT_MS', { SLOW_STATEMENT_MS: 'half a second' }],
    ['BACKUP_RECIPIENT', { BACKUP_RECIPIENT: 'age1short' }],
    ['BACKUP_KEY', { BACKUP_KEY: 'a passphrase' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example:25' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example' }],
    ['MAIL_FROM', { MAIL_FROM: 'Atlas hello@atlas.example' }],
    ['MAIL_FROM', { MAIL_FROM: 'Atlas\r\nBcc: <all@atlas.example>' }],
    ['MAIL_BOUNCES', { MAIL_BOUNCES: 'bounces' }],
    ['NODE_ENV', { NODE_ENV: 'staging' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['LOCATIONS_URL', { LOCATIONS_URL: 'api.example' }],
    ['DEMO_PASSWORD', { DEMO_PASSWORD: 'short' }],
    ['DEMO_PASSWORD', { ...PRODUCTION, DEMO: '1' }],
    ['DEMO_PASSWORD', { ...PRODUCTION, DEMO: '1', DEMO_PASSWORD: 'Atlas-demo-2026!' }],
    ['PUBLIC_URL', { ...PRODUCTION, PUBLIC_URL: 'http://atlas.example' }],
    ['PUBLIC_URL', { ...PRODUCTION, HOST: '0.0.0.0' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.example?tls=maybe', MAIL_FROM: 'hello@atlas.example' }],
  ])('names %s when it is wrong: %o', (name, env) => {
    expect(() => readSettings(env)).toThrow(SettingsError);
    expect(() => readSettings(env)).toThrow(new RegExp(`\\b${name}: `));
  });

  it.each([
    [{ MAIL_FROM: 'Atlas <hello@atlas.example>' }, 'hello@atlas.example'],
    [{ MAIL_FROM: 'hello@atlas.example' }, 'hello@atlas.example'],
    [{ MAIL_FROM: 'Atlas <hello@atlas.example>', MAIL_BOUNCES: 'bounces@atlas.example' }, 'bounces@atlas.example'],
  ])('returns bounces of %o to %s', (env, bouncesTo) =>
    expect(readSettings({ SMTP_URL: 'smtps://u:p@mail.example:465', ...env }).smtp).toEqual({
      url: 'smtps://u:p@mail.example:465',
      from: env.MAIL_FROM,
      bouncesTo,
    }),
  );

  it.each([
    [undefined, []],
    ['', []],
    ['a'.repeat(32), ['a'.repeat(32)]],
    [`${'a'.repeat(32)}, ${'b'.repeat(40)}`, ['a'.repeat(32), 'b'.repeat(40)]],
  ])('reads old secrets from %j', (SESSION_SECRET_OLD, secrets) =>
    expect(readSettings({ SESSION_SECRET_OLD }).formerSessionSecrets).toEqual(secrets),
  );

  it.each([{ PUBLIC_URL: 'https://atlas.example' }, { PUBLIC_URL: 'http://localhost:4000' }, { PUBLIC_URL: 'http://[::1]:4000' }, {}])(
    'starts production with https, or on this machine: %o',
    (env) => {
      expect(() => readSettings({ ...PRODUCTION, ...env })).not.toThrow();
    },
  );

  it('counts an empty value as not set', () => expect(readSettings({ DATABASE_URL: '', ATLAS_NOW: '' })).not.toHaveProperty('databaseUrl'));

  it.each([
    [{}, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '0.0.0.0', DEMO: '1' }, true],
    [{ DEMO: '0' }, false],
    [{ ...PRODUCTION }, false],
    [{ ...PRODUCTION, DEMO: '1', DEMO_PASSWORD: 'a password of our own' }, true],
  ])('offers the demo accounts for %o: %s', (env, demo) => expect(readSettings(env).demo).toBe(demo));

  it.each([
    [{ DATA_DIR: '/srv/atlas' }, { kind: 'folder', folder: '/srv/atlas/files' }],
    [{ STORAGE_URL: '/srv/files' }, { kind: 'folder', folder: '/srv/files' }],
    [{ STORAGE_URL: 'file:///srv/the%20files' }, { kind: 'folder', folder: '/srv/the files' }],
    [
      { STORAGE_URL: 's3://key:a%2Fb%3D@s3.example/atlas-files?region=ap-southeast-1' },
      {
        kind: 's3',
        endpoint: 'https://s3.example',
        region: 'ap-southeast-1',
        bucket: 'atlas-files',
        credentials: { accessKeyId: 'key', secretAccessKey: 'a/b=' },
        pathStyle: true,
      },
    ],
    [
      { STORAGE_URL: 's3://127.0.0.1:9000/atlas-files?tls=off&style=host' },
      { kind: 's3', endpoint: 'http://127.0.0.1:9000', region: 'us-east-1', bucket: 'atlas-files', pathStyle: false },
    ],
  ])('finds the storage of files: %o', (env, storage) => expect(readSettings(env).storage).toEqual(storage));

  it('does not repeat the key in an invalid STORAGE_URL', () => {
    expect(() => readSettings({ STORAGE_URL: 's3://key:hush@host/bucket?tls=maybe' })).not.toThrow(/hush/);
    expect(() => readSettings({ STORAGE_URL: 's3://key:hush@host/bucket?tls=maybe' })).toThrow(/STORAGE_URL: knows region/);
  });

  it('serves only known documents in production by default', () => {
    expect(readSettings(PRODUCTION).trustedOnly).toBe(true);
    expect(readSettings({ ...PRODUCTION, GRAPHQL_TRUSTED_ONLY: 'false' }).trustedOnly).toBe(false);
  });

  it('uses a location service only with a key', () => {
    const service = { LOCATIONS_URL: 'https://api.example/v1/', LOCATIONS_KEY: 'key' };
    expect(readSettings(service).locations).toEqual({ url: 'https://api.example/v1', key: 'key' });
    expect(readSettings({ ...service, LOCATIONS_KEY: '' })).not.toHaveProperty('locations');
  });
});
