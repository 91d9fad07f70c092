import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { WALLETS } from './wallet-list.ts';
import { WALLET_SCRIPTS } from './wallet-scripts.ts';

const ROOM = import.meta.dirname;
const roomsWith = (end: string) =>
  readdirSync(ROOM).filter((room) => existsSync(resolve(ROOM, room, `${room}-${end}.ts`)));
const roomOf = (value: object, exported: object) => Object.values(exported).includes(value);

it('lists each room with a descriptor once, and nothing else', async () => {
  const rooms = roomsWith('wallet');
  const folders = readdirSync(ROOM, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).filter((name) => !['core', 'testing'].includes(name))).toEqual(rooms);
  const descriptors = await Promise.all(rooms.map((room) => import(`./${room}/${room}-wallet.ts`)));
  expect(WALLETS).toHaveLength(rooms.length);
  for (const wallet of WALLETS) expect(descriptors.some((exported) => roomOf(wallet, exported))).toBe(true);
});

it('lists the scripts of each room that has some', async () => {
  const rooms = roomsWith('scripts');
  const stated = await Promise.all(rooms.map((room) => import(`./${room}/${room}-scripts.ts`)));
  expect(new Set(Object.values(WALLET_SCRIPTS))).toEqual(
    new Set(stated.flatMap((exported) => Object.values(exported))),
  );
});

it('gives a name to the wallets that share a gateway, and to no other', () => {
  for (const { gateways, name } of WALLETS) {
    const isShared = gateways.some((type) => WALLETS.filter((other) => other.gateways.includes(type)).length > 1);
    expect(name !== undefined).toBe(isShared);
  }
});
