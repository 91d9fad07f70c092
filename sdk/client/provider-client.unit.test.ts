import { expect, it } from 'vitest';
import { ProviderClient } from './provider-client.ts';

class Client extends ProviderClient {
  get api() {
    return this.environment.api;
  }
  get signal() {
    return this.stopper.signal;
  }
}

it('talks to the sandbox until it is told where to go', () => {
  const client = new Client();
  expect([client.getEnv(), client.api]).toEqual(['sandbox', 'https://api-sandbox.paydock.com']);
  client.setEnv('production', 'example.org');
  expect([client.getEnv(), client.api]).toEqual(['production', 'https://api.example.org']);
});

it('stops what is under way when it is destroyed, and not before', () => {
  const client = new Client();
  expect(client.signal.aborted).toBe(false);
  client.destroy();
  expect(client.signal.aborted).toBe(true);
});
