import { describe, expect, it } from 'vitest';
import { isLoopback, settingsFrom } from './settings.ts';

describe('settingsFrom', () => {
  it('has the documented defaults', () => {
    expect(settingsFrom({})).toEqual({
      host: '127.0.0.1',
      port: 8080,
      grpcPort: 50051,
      dataDir: './data',
      devKey: null,
      coreUrl: null,
    });
  });

  it('reads every variable', () => {
    const env = {
      HOST: '::1',
      PORT: '0',
      GRPC_PORT: '9',
      DATA_DIR: '/d',
      CONFORME_DEV_KEY: 'k',
      CORE_URL: 'http://core:1',
    };
    expect(settingsFrom(env)).toEqual({
      host: '::1',
      port: 0,
      grpcPort: 9,
      dataDir: '/d',
      devKey: 'k',
      coreUrl: 'http://core:1',
    });
  });

  it('refuses a development key where others could reach it', () => {
    expect(() => settingsFrom({ HOST: '0.0.0.0', CONFORME_DEV_KEY: 'k' })).toThrow(
      /CONFORME_DEV_KEY.*0\.0\.0\.0/,
    );
    expect(settingsFrom({ HOST: '0.0.0.0' }).devKey).toBeNull();
  });

  it.each(['http', '70000', '-1', '80.5', '0x50'])('refuses PORT=%s by name', (port) => {
    expect(() => settingsFrom({ PORT: port })).toThrow(`PORT is not a port: ${port}`);
    expect(() => settingsFrom({ GRPC_PORT: port })).toThrow(`GRPC_PORT is not a port: ${port}`);
  });

  it('refuses a CORE_URL that is no address', () => {
    expect(() => settingsFrom({ CORE_URL: 'core:50051' })).toThrow(
      'CORE_URL is not an http or https address',
    );
  });
});

describe('isLoopback', () => {
  it.each(['127.0.0.1', '127.9.9.9', '::1', 'localhost'])('%s is', (host) =>
    expect(isLoopback(host)).toBe(true),
  );
  it.each(['0.0.0.0', '::', '10.0.0.1', 'example.org', ''])('%j is not', (host) =>
    expect(isLoopback(host)).toBe(false),
  );
});
